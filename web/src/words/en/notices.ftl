### Being told of things while the page is closed.

notices = Tell me while I am away
notices-about = That it is my turn, that guests have come, that a game begins or is over, that an offer is waiting, that my time is running out. Never what is in my hand.
notices-push = On this device
notices-needs-browser = This browser can’t be reached while the page is closed. On an iPhone or iPad, put the page on the home screen first.
notices-needs-denied = Your browser does not allow this page to send notices. You can change that in its settings.
notices-browser-fails = Your browser could not be reached by its push service. Try again in a moment.
notices-elsewhere = Another browser ({ $where })
notices-remove = Remove
notices-remove-of = Remove: { $where }
notices-add = Add
notices-mail = Mail address
notices-waiting = { $where }: open the mail that was sent there, and confirm it
notices-service = Service
notices-discord = Discord
notices-slack = Slack
notices-ntfy = ntfy
notices-webhook = Webhook (https://…)
notices-webhook-hosts = Of these hosts: { $hosts }.

## My games

my-games-between = The next game of the match follows
my-games-turn = Your turn
my-games-answer = The others wait for your answer
my-games-offer = An offer for you
my-games-with = with { $names }
my-games-move = { $made ->
    [one] { $made } move made
   *[other] { $made } moves made
}
my-games-gathering =
    { $free ->
        [0] all seats taken
        [one] { $free } seat free
       *[other] { $free } seats free
    }
my-games-left = { $time } left
