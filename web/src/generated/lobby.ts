// Made from docs/programs by `npm run types`; don't change it by hand.

export interface paths {
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games
         * @description All games, described in the reader's language.
         */
        get: operations["games_api_games_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rules
         * @description The rules of a game, in the reader's language where they are translated, otherwise in English.
         */
        get: operations["rules_api_games__game__rules_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cards
         * @description The cards of a game as they are read in the reader's language; ids, and what cards call by an English word, are the same in all.
         *     `names` has what such words are called.
         */
        get: operations["cards_api_games__game__cards_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/entrance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter
         * @description Give the password of the hall, and get a pass as a cookie. Few wrong passwords may come from an address.
         */
        post: operations["enter_api_entrance_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tables
         * @description The listed tables that wait for guests and have a free seat, those whose host is there first, then the newest; or those at which a
         *     game is under way, the newest first. A table at which nobody has been for a while is left out, though its link still works.
         */
        get: operations["tables_api_tables_get"];
        put?: never;
        /**
         * Lay
         * @description Lay a table.
         */
        post: operations["lay_api_tables_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Table
         * @description A table as everyone sees it.
         */
        get: operations["table_api_tables__name__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{name}/seats/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sit
         * @description Sit down at a free seat. At a private table that is for the host, and whoever plays at the host's device; guests are invited. Whoever
         *     has lost a seat there to somebody else, or in their absence, may sit down again by its key.
         *     Whoever asks again with the key of a seat that is theirs already is told which one that is.
         */
        post: operations["sit_api_tables__name__seats__seat__post"];
        /**
         * Leave Seat
         * @description Free a seat before the game, or withdraw the invitation to it; for the host and whoever sits there. Whom the host removes can't sit
         *     down at the table again with the same browser, unless they are invited afterwards.
         */
        delete: operations["leave_seat_api_tables__name__seats__seat__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{name}/seats/{seat}/bot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Seat Bot
         * @description Give a free seat to a bot; for the host.
         */
        post: operations["seat_bot_api_tables__name__seats__seat__bot_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{name}/swap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Swap
         * @description Let two seats change places before the game; for the host.
         */
        post: operations["swap_api_tables__name__swap_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{name}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start
         * @description Begin the game; for the host, when all seats are taken. It is dealt when everyone who is there has added to the shuffle, or had the
         *     time to.
         */
        post: operations["start_api_tables__name__start_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{name}/seats/{seat}/hand_over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand Over
         * @description Give the seat of someone who is absent to a bot; for the host. It comes back to its owner when they return.
         */
        post: operations["hand_over_api_tables__name__seats__seat__hand_over_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{name}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hint
         * @description A hint for the seat that the key belongs to, if the table allows hints and that seat has to decide.
         */
        get: operations["hint_api_tables__name__hint_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pairing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find
         * @description The table at which to play a game with anyone: the oldest at which someone waits for that, or a new one. Nobody is seated yet.
         */
        post: operations["find_api_pairing_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{name}/pairing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join
         * @description Sit down at a table at which people are paired, at whichever seat is free. The game begins by itself when all seats are taken and
         *     everyone has said over the wire that they are ready. Whoever lost the answer asks again, with the same key.
         */
        post: operations["join_api_tables__name__pairing_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{name}/host": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand On
         * @description Give the host's rights to another player, for good; for the host, not for a deputy. The host's key then opens nothing.
         */
        post: operations["hand_on_api_tables__name__host_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{name}/seats/{seat}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite
         * @description Keep a free seat for a guest; for the host. Whoever has the token may take the seat, once, until it is freed.
         */
        post: operations["invite_api_tables__name__seats__seat__invitation_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{name}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invitation
         * @description What the token that is given as key invites to. Nothing is exchanged: whatever previews links may look.
         */
        get: operations["invitation_api_tables__name__invitation_get"];
        put?: never;
        /**
         * Accept
         * @description Exchange the token that is given as key for the seat. Whoever lost the answer asks again, with the same key for the seat.
         */
        post: operations["accept_api_tables__name__invitation_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{name}/device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lent
         * @description What the token that is given as key opens. Nothing is exchanged: whatever previews links may look.
         */
        get: operations["lent_api_tables__name__device_get"];
        put?: never;
        /**
         * Lend
         * @description Make a link that opens the seat of the key on another device. It is good once, for ten minutes, and until the next one is made.
         */
        post: operations["lend_api_tables__name__device_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{name}/device/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch
         * @description Exchange the token that is given as key for the key of the seat. After that it is good for nothing, but for whoever lost the answer
         *     and asks again with the same `by`.
         */
        post: operations["fetch_api_tables__name__device_fetch_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{name}/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change Key
         * @description Give one's seat another key, made by whoever asks; whoever is connected by the one before is shown out, and notices go only to the
         *     addresses that are kept. Who lost the answer asks again with the same keys.
         */
        post: operations["change_key_api_tables__name__key_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{name}/seats/{seat}/substitute/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite
         * @description Make a link to an open seat; for everyone who sits at the table.
         */
        post: operations["invite_api_tables__name__seats__seat__substitute_link_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{name}/seats/{seat}/substitute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look
         * @description What whoever has the link would play, with its token as key. Nothing is taken: whatever previews links may look.
         */
        get: operations["look_api_tables__name__seats__seat__substitute_get"];
        put?: never;
        /**
         * Take
         * @description Take an open seat and play on, with the token of its link as key. The answer has a key of one's own; the former owner's opens
         *     nothing any more. Whoever asks again with the key of a seat that is theirs already is told which one that is.
         */
        post: operations["take_api_tables__name__seats__seat__substitute_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Records
         * @description The finished games of listed tables, the latest first.
         */
        get: operations["records_api_records_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records/{name}/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Record
         * @description The record of a finished game, with its seed; anyone can verify it with `greathall verify`. At a private table it needs the key of a
         *     seat or a watcher, or one that a player has shared.
         */
        get: operations["record_api_records__name___game__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replays/{name}/{game}/chances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Chances
         * @description How a finished game went, as the game's own evaluation sees it; for whoever may have its record.
         */
        get: operations["chances_api_replays__name___game__chances_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replays/{name}/{game}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Moves
         * @description How a finished game went, move by move, as a viewer saw it; for whoever may have its record.
         */
        get: operations["moves_api_replays__name___game__moves_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replays/{name}/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Replay
         * @description A game after some of its moves. While it runs, only what the holder of the key may know; afterwards all of it, for whoever may have
         *     its record.
         */
        get: operations["replay_api_replays__name___game__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replays/{name}/{game}/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share
         * @description Share a finished game of a private table: for those who sit there. The same seat is always given the same key.
         */
        post: operations["share_api_replays__name___game__share_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replays/{name}/{game}/play_on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play On
         * @description Play on from a moment of a finished game, at a new private table; for whoever may have its record. The cards lie as they lay, so
         *     it is a game for practice. The seat is known by the key in the request.
         */
        post: operations["play_on_api_replays__name___game__play_on_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/decks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ready Decks
         * @description The ready-made decks of a game, with title and sentence in the reader's language; none if players don't bring decks to it.
         */
        get: operations["ready_decks_api_games__game__decks_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/decks/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read Deck
         * @description Read and check a deck list, in whatever language it is; nothing is kept.
         */
        post: operations["read_deck_api_games__game__decks_read_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Identity
         * @description Which hall this is.
         */
        get: operations["identity_api_hall_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Addresses
         * @description Where other devices find the hall, if the page was opened at the hall's own machine, from where its address leads only there.
         */
        get: operations["addresses_api_addresses_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Seats
         * @description How the tables stand for these seats. Those whose keys open nothing are left out.
         */
        post: operations["seats_api_seats_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ways
         * @description How people can be told things while they are away.
         */
        get: operations["ways_api_notices_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{name}/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Addresses
         * @description Where the owner of the key's seat is told things.
         */
        get: operations["addresses_api_tables__name__notices_get"];
        put?: never;
        /**
         * Add Address
         * @description Tell the owner of the key's seat things at this address, in the language of this request. The same address again changes the
         *     language.
         */
        post: operations["add_address_api_tables__name__notices_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{name}/notices/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Drop Address
         * @description Tell the owner of the key's seat nothing more at this address.
         */
        delete: operations["drop_address_api_tables__name__notices__number__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tables
         * @description All tables, private ones too, those of which the lobby heard last first.
         */
        get: operations["tables_api_admin_tables_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tables/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Watch
         * @description A table with its latest events. Nothing is told that its watchers may not know.
         */
        get: operations["watch_api_admin_tables__name__get"];
        put?: never;
        post?: never;
        /**
         * Delete
         * @description Delete a table with its records and everything else that is kept of it. It counts as closed from then on, for other servers.
         */
        delete: operations["delete_api_admin_tables__name__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tables/{name}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close
         * @description Close a table: whoever is there is shown out, nobody may come, and its clocks stand still.
         */
        post: operations["close_api_admin_tables__name__close_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tables/{name}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open Again
         * @description Open a table again that was closed: everything goes on where it stood.
         */
        post: operations["open_again_api_admin_tables__name__open_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tables/{name}/seats/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Free
         * @description Free a seat. Before a game anyone else may take it, and not the same browser; in a game a bot plays on, and whoever is there may ask
         *     somebody else to take it.
         */
        delete: operations["free_api_admin_tables__name__seats__seat__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Settled
         * @description What is settled: who may not come or speak, which tables are closed, and what is announced.
         */
        get: operations["settled_api_admin_settled_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ban
         * @description Shut somebody out of the hall.
         */
        post: operations["ban_api_admin_bans_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bans/lift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lift Ban
         * @description Let somebody come again.
         */
        post: operations["lift_ban_api_admin_bans_lift_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mutes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mute
         * @description Let somebody say no more at any table.
         */
        post: operations["mute_api_admin_mutes_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mutes/lift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lift Mute
         * @description Let somebody speak again.
         */
        post: operations["lift_mute_api_admin_mutes_lift_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/announcement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Announce
         * @description Tell everyone at all tables something, and whoever comes.
         */
        put: operations["announce_api_admin_announcement_put"];
        post?: never;
        /**
         * Withdraw
         * @description What was announced is no longer so.
         */
        delete: operations["withdraw_api_admin_announcement_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/belongings/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export
         * @description Everything that belongs to a key, table by table.
         */
        post: operations["export_api_admin_belongings_export_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/belongings/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase
         * @description Delete what belongs to a key. Tables at which its owner sat with bots alone go altogether. At others go what they said, their face,
         *     their browser, and where they are told of things; the key opens nothing more, and the games stay, which are the others' too.
         */
        post: operations["erase_api_admin_belongings_delete_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Accepting
         * @description The key by which the guest's seat shall be known, and the browser they come with.
         */
        Accepting: {
            /**
             * Key
             * @description 256 random bits in base64url, made and kept by whoever will use them.
             */
            key: string;
            /**
             * Browser
             * @description A long random text that a browser has made for itself and sends whenever it sits down: by it a table knows whom its host has removed. The hall keeps only a hash of it, another one for each table.
             * @default
             */
            browser: string;
            /**
             * Face
             * @description What the guest's face is put together from, as the page draws it: letters with numbers, such as `h1 a2 r4`. Empty: the page makes a face from the name.
             * @default
             */
            face: string;
        };
        /**
         * AddressForm
         * @description An address of a seat. Of the address itself only the host is shown.
         */
        AddressForm: {
            /** Id */
            id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "push" | "webhook" | "mail";
            /** Where */
            where: string;
            /**
             * Digest
             * @description The SHA-256 of the address, by which whoever gave it recognises it.
             */
            digest: string;
            /**
             * State
             * @enum {string}
             */
            state: "live" | "waiting";
        };
        /**
         * Addresses
         * @description Where other devices find the hall, the likeliest first; none where that is where the page was opened, or where they can't.
         */
        Addresses: {
            /** Addresses */
            addresses: string[];
        };
        /**
         * Announcement
         * @description What everyone at a table is told, and whoever comes.
         */
        Announcement: {
            /**
             * Text
             * @default
             */
            text: string;
            /** Ends */
            ends?: number | null;
        };
        /**
         * Announcing
         * @description What everyone is told: that the hall restarts in a few minutes, or something in one's own words.
         */
        Announcing: {
            /**
             * Text
             * @default
             */
            text: string;
            /**
             * Minutes
             * @description Until then no new tables are laid.
             */
            minutes?: number | null;
        };
        /**
         * Belonging
         * @description What belongs to a key at one table.
         */
        Belonging: {
            table: components["schemas"]["TableForm"];
            /** Seat */
            seat: number;
            /**
             * Told
             * @description Everything that the seat was told, and with it what its owner did and said.
             */
            told: components["schemas"]["Event"][];
            /**
             * Addresses
             * @description Where its owner is told of things while they are away.
             */
            addresses: {
                [key: string]: unknown;
            }[];
        };
        /**
         * BotSeat
         * @description Which bot takes the seat.
         */
        BotSeat: {
            /**
             * Bot
             * @enum {string}
             */
            bot: "random" | "greedy" | "easy" | "middling" | "hard" | "expert";
        };
        /**
         * Breach
         * @description Something that is wrong with a deck, and the line of the rules that it breaks, if any.
         */
        Breach: {
            /** Reason */
            reason: string;
            /**
             * Line
             * @default
             */
            line: string;
        };
        /**
         * Chances
         * @description Every seat's estimated chance of winning: before the first move, and after each move.
         */
        Chances: {
            /** Chances */
            chances: number[][];
        };
        /**
         * ClockForm
         * @description The time of a seat: how much of the reserve is left, and when the time for its decision is over.
         */
        ClockForm: {
            /** Reserve */
            reserve: number;
            /** Runs Out */
            runs_out: number | null;
            /** Reminder */
            reminder: number | null;
            /** Holiday */
            holiday: number | null;
            /** Days Off */
            days_off: number;
        };
        /**
         * Connected
         * @description Somebody who is connected to this server.
         */
        Connected: {
            /**
             * Seat
             * @description −1: they watch.
             */
            seat: number;
            /** Address */
            address: string;
        };
        /**
         * Course
         * @description What every move led to, in their order; without those of which the viewer was told nothing.
         */
        Course: {
            /** Moves */
            moves: components["schemas"]["Happened"][];
        };
        /**
         * Days
         * @description A number of days for every decision.
         */
        Days: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "days";
            /**
             * Days
             * @default 2
             */
            days: number;
        };
        /**
         * DeviceLink
         * @description The token that the link carries, and for how many seconds it is good.
         */
        DeviceLink: {
            /** Seat */
            seat: number;
            /** Token */
            token: string;
            /** Seconds */
            seconds: number;
        };
        /**
         * DeviceShown
         * @description What a link for another device opens: the game, the seat, and who sits there.
         */
        DeviceShown: {
            /** Game */
            game: string;
            /** Seat */
            seat: number;
            /** Name */
            name: string;
        };
        /**
         * Erased
         * @description What was deleted.
         */
        Erased: {
            /**
             * Tables
             * @description Of tables at which they sat with nobody but bots.
             */
            tables: number;
            /**
             * Sayings
             * @description Of what they said at other tables.
             */
            sayings: number;
            /** Addresses */
            addresses: number;
        };
        /**
         * Event
         * @description An entry of the table's log, as this viewer may know it. `position` and `table` are there if it changed them.
         */
        Event: {
            /**
             * Type
             * @constant
             */
            type: "event";
            /** Number */
            number: number;
            /** At */
            at: number;
            /** What */
            what: {
                [key: string]: unknown;
            };
            /** Text */
            text: string;
            /** Told */
            told: components["schemas"]["ToldForm"][];
            position?: components["schemas"]["PositionForm"];
            table?: components["schemas"]["TableForm"];
        };
        /**
         * Expected
         * @description Whom a seat is kept for.
         */
        Expected: {
            /** Name */
            name: string;
        };
        /**
         * Failure
         * @description Why something was refused.
         */
        Failure: {
            /** Word */
            word: string;
            /** Reason */
            reason: string;
            /**
             * Line
             * @default
             */
            line: string;
            /**
             * Details
             * @description In English, for whoever wrote the program or runs the hall: what exactly is wrong.
             * @default
             */
            details: string;
        };
        /**
         * Fetching
         * @description What the other device has made for itself, to be known by if it has to ask again.
         */
        Fetching: {
            /**
             * By
             * @description 256 random bits in base64url. If the answer is lost, the device asks again with the same and gets the same answer, as long as the link is good. Without them, it is good for one answer.
             */
            by?: string | null;
        };
        /**
         * GameForm
         * @description A game of the catalogue; `window` is the usual time for its response windows, in seconds.
         */
        GameForm: {
            /** Name */
            name: string;
            /** Title */
            title: string;
            /** About */
            about: string;
            /** Fewest */
            fewest: number;
            /** Most */
            most: number;
            /**
             * Minutes
             * @description How long a game usually takes; 0 if nobody has said.
             */
            minutes: number;
            /**
             * Depth
             * @description How much there is to learn: `light`, `medium` or `deep`; empty if nobody has said.
             */
            depth: string;
            /**
             * Match
             * @description What a match is played for; empty where the game has none.
             */
            match: string;
            /** Options */
            options: components["schemas"]["OptionForm"][];
            /** Occasions */
            occasions: components["schemas"]["OccasionForm"][];
            /** Window */
            window: number;
        };
        /**
         * HallForm
         * @description A hall, by what tells it from all others. It stays the same at every address, as long as its store does.
         */
        HallForm: {
            /** Hall */
            hall: string;
        };
        /**
         * Happened
         * @description What a move led to, as a viewer was told it first.
         */
        Happened: {
            /** At */
            at: number;
            /** Seat */
            seat: number;
            /** Text */
            text: string;
        };
        /**
         * Hint
         * @description What the search would play, in its text form and in words, and the chance of winning that it expects.
         */
        Hint: {
            /** Move */
            move: string;
            /** Sentence */
            sentence: string;
            /** Chance */
            chance: number;
        };
        /**
         * Holds
         * @description What a deck holds: cards by their ids, each once per copy.
         */
        Holds: {
            /** House */
            house: string | null;
            /** Agenda */
            agenda: string | null;
            /** Cards */
            cards: string[];
            /** Plots */
            plots: string[];
        };
        /**
         * InvitationMade
         * @description An invitation: its number at the table, and the token that its link carries.
         */
        InvitationMade: {
            /** Seat */
            seat: number;
            /** Number */
            number: number;
            /** Token */
            token: string;
        };
        /**
         * InvitationShown
         * @description What an invitation is for: the game, the seat, who is expected there, and what the host is called, if they sit at the table.
         */
        InvitationShown: {
            /** Game */
            game: string;
            /** Seat */
            seat: number;
            /** Name */
            name: string;
            /** Host */
            host: string;
        };
        /**
         * Laid
         * @description A new table, the key of its host and the key to watch it.
         */
        Laid: {
            /** Table */
            table: string;
            /** Host */
            host: string;
            /** Watch */
            watch: string;
        };
        /**
         * Laying
         * @description The plan of a new table, and what its host is going to be called.
         */
        Laying: {
            /** Game */
            game: string;
            /** Seats */
            seats: number;
            /**
             * Options
             * @default {}
             */
            options: {
                [key: string]: string;
            };
            /**
             * Listed
             * @description Whether the lobby shows it.
             * @default true
             */
            listed: boolean;
            /**
             * Pace
             * @default {
             *       "kind": "untimed"
             *     }
             */
            pace: components["schemas"]["Untimed"] | components["schemas"]["RealTime"] | components["schemas"]["Days"];
            /**
             * Window
             * @description How long a response window stays open at most, in seconds. Its answers are sealed until it closes, and whoever has not answered by then passes. If no person is asked, it closes when the bots have answered; if the only person in the game is asked, it closes with their answer. 0, and in games over days: windows wait for every answer, as long as a decision may take, except where a standing order passes at once.
             * @default 3
             */
            window: number;
            /**
             * Thinking
             * @description How long a bot seems to think, in seconds: its answer comes after this time, or a multiple of it.
             * @default 1
             */
            thinking: number;
            /**
             * Watchers
             * @default public
             * @enum {string}
             */
            watchers: "none" | "public" | "delayed";
            /**
             * Delay
             * @description How many seconds delayed watchers are behind the players.
             * @default 60
             */
            delay: number;
            /**
             * Match
             * @description A match of several games instead of a single one.
             * @default false
             */
            match: boolean;
            /**
             * Handover
             * @description After how many seconds without a connection a bot takes the seat, if someone else is there to play on; over days only missed deadlines count. 0: only when the others vote for it.
             * @default 180
             */
            handover: number;
            /**
             * Holidays
             * @description In games over days, how many days off everyone may take in a game; their time stands still.
             * @default 0
             */
            holidays: number;
            /**
             * Stand In
             * @description The bot that takes the seats of the absent, and decides for whoever runs out of time.
             * @default middling
             * @enum {string}
             */
            stand_in: "random" | "greedy" | "easy" | "middling" | "hard" | "expert";
            /**
             * Programs
             * @description Whether programs may sit down. The hall knows those that say that they are programs.
             * @default true
             */
            programs: boolean;
            /**
             * Talk
             * @description Whether the players can talk to each other.
             * @default true
             */
            talk: boolean;
            /**
             * Language
             * @description The language in which the table was laid, such as `de`; empty: unknown.
             * @default
             */
            language: string;
            /**
             * Pairing
             * @description Whether people who want to play anyone are paired here: nobody hosts, and the game begins by itself when all seats are taken and everyone is there. Only the hall lays such tables.
             * @default false
             */
            pairing: boolean;
            /**
             * Hints
             * @description When a seat may ask what the search would play: never, only if all other seats are bots, or always.
             * @default against_bots
             * @enum {string}
             */
            hints: "never" | "against_bots" | "always";
            /**
             * Lesson
             * @description The lesson that the table is for. Its shuffle is always the same and known to all, and its bots always play the same after the same moves; so it is never listed, and one person plays it. What follows two underscores changes only how the bots play: `first__1` and `first__2` have the same shuffle. Empty: an ordinary game.
             * @default
             */
            lesson: string;
            /**
             * Name
             * @description Checked before the table is laid, so that none is laid in vain; nobody is seated by it.
             */
            name?: string | null;
        };
        /**
         * Ledger
         * @description Everything that is settled. Guests are known by networks, or by the locks of their keys.
         */
        Ledger: {
            announcement?: components["schemas"]["Announcement"] | null;
            /**
             * Banned
             * @default []
             */
            banned: string[];
            /**
             * Muted
             * @default []
             */
            muted: string[];
            /**
             * Closed
             * @default []
             */
            closed: string[];
        };
        /**
         * LobbyForm
         * @description A table as the lobby shows it. Who sits there is known, but of all seats `here` is false: only whether the host is there is kept.
         */
        LobbyForm: {
            /** Table */
            table: string;
            /**
             * Plan
             * @description All that is settled when a table is laid.
             */
            plan: {
                /** Game */
                game: string;
                /** Seats */
                seats: number;
                /**
                 * Options
                 * @default {}
                 */
                options: {
                    [key: string]: string;
                };
                /**
                 * Listed
                 * @description Whether the lobby shows it.
                 * @default true
                 */
                listed: boolean;
                /**
                 * Pace
                 * @default {
                 *       "kind": "untimed"
                 *     }
                 */
                pace: components["schemas"]["Untimed"] | components["schemas"]["RealTime"] | components["schemas"]["Days"];
                /**
                 * Window
                 * @description How long a response window stays open at most, in seconds. Its answers are sealed until it closes, and whoever has not answered by then passes. If no person is asked, it closes when the bots have answered; if the only person in the game is asked, it closes with their answer. 0, and in games over days: windows wait for every answer, as long as a decision may take, except where a standing order passes at once.
                 * @default 3
                 */
                window: number;
                /**
                 * Thinking
                 * @description How long a bot seems to think, in seconds: its answer comes after this time, or a multiple of it.
                 * @default 1
                 */
                thinking: number;
                /**
                 * Watchers
                 * @default public
                 * @enum {string}
                 */
                watchers: "none" | "public" | "delayed";
                /**
                 * Delay
                 * @description How many seconds delayed watchers are behind the players.
                 * @default 60
                 */
                delay: number;
                /**
                 * Match
                 * @description A match of several games instead of a single one.
                 * @default false
                 */
                match: boolean;
                /**
                 * Handover
                 * @description After how many seconds without a connection a bot takes the seat, if someone else is there to play on; over days only missed deadlines count. 0: only when the others vote for it.
                 * @default 180
                 */
                handover: number;
                /**
                 * Holidays
                 * @description In games over days, how many days off everyone may take in a game; their time stands still.
                 * @default 0
                 */
                holidays: number;
                /**
                 * Stand In
                 * @description The bot that takes the seats of the absent, and decides for whoever runs out of time.
                 * @default middling
                 * @enum {string}
                 */
                stand_in: "random" | "greedy" | "easy" | "middling" | "hard" | "expert";
                /**
                 * Programs
                 * @description Whether programs may sit down. The hall knows those that say that they are programs.
                 * @default true
                 */
                programs: boolean;
                /**
                 * Talk
                 * @description Whether the players can talk to each other.
                 * @default true
                 */
                talk: boolean;
                /**
                 * Language
                 * @description The language in which the table was laid, such as `de`; empty: unknown.
                 * @default
                 */
                language: string;
                /**
                 * Pairing
                 * @description Whether people who want to play anyone are paired here: nobody hosts, and the game begins by itself when all seats are taken and everyone is there. Only the hall lays such tables.
                 * @default false
                 */
                pairing: boolean;
                /**
                 * Hints
                 * @description When a seat may ask what the search would play: never, only if all other seats are bots, or always.
                 * @default against_bots
                 * @enum {string}
                 */
                hints: "never" | "against_bots" | "always";
                /**
                 * Lesson
                 * @description The lesson that the table is for. Its shuffle is always the same and known to all, and its bots always play the same after the same moves; so it is never listed, and one person plays it. What follows two underscores changes only how the bots play: `first__1` and `first__2` have the same shuffle. Empty: an ordinary game.
                 * @default
                 */
                lesson: string;
            };
            /**
             * Phase
             * @enum {string}
             */
            phase: "gathering" | "playing" | "over" | "abandoned" | "outdated";
            /** Games */
            games: number;
            /** Seats */
            seats: components["schemas"]["SeatForm"][];
            /** Host */
            host?: number;
            /** Age */
            age?: number;
            /** Host Here */
            host_here?: boolean;
        };
        /**
         * Mail
         * @description A mail address. Nothing is sent there until its owner has confirmed it.
         */
        Mail: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "mail";
            /** Address */
            address: string;
        };
        /**
         * MatchForm
         * @description How a match stands: to a number of `victories`, or over a number of `games` by the sum of scores; the other one is 0.
         */
        MatchForm: {
            /** Victories */
            victories: number;
            /** Games */
            games: number;
            /** Seats */
            seats: number;
            /** First */
            first: number;
            /** Results */
            results: components["schemas"]["MatchResult"][];
            /** Standings */
            standings: number[];
            /** Over */
            over: boolean;
            /** Winners */
            winners: number[];
            /** Next */
            next: number | null;
        };
        /**
         * MatchResult
         * @description A finished game of a match: the mask of its winners, and the scores.
         */
        MatchResult: {
            /** Winners */
            winners: number;
            /** Scores */
            scores: number[];
        };
        /**
         * Moment
         * @description A game after a number of moves, as a viewer saw it: −1 watches, −2 sees everything.
         */
        Moment: {
            /** Game */
            game: string;
            /** Engine */
            engine: string;
            /** Players */
            players: string[];
            /** Viewer */
            viewer: number;
            /** At */
            at: number;
            /** Moves */
            moves: number;
            /** Seat */
            seat: number | null;
            /** Move */
            move: string | null;
            /** Fields */
            fields: {
                [key: string]: string;
            };
            /** Told */
            told: string[];
            /** Marks */
            marks: [
                number,
                number,
                string,
                string
            ][][];
            /** Prompt */
            prompt: string;
            /** Asked */
            asked: number[];
            /** View */
            view: {
                [key: string]: unknown;
            };
        };
        /**
         * MoveForm
         * @description A legal move: as text, as the things it names, in words, and the lines of the rules behind it.
         */
        MoveForm: {
            /** Text */
            text: string;
            /** Move */
            move: {
                [key: string]: string;
            };
            /** Sentence */
            sentence: string;
            /** Rules */
            rules: string[];
        };
        /**
         * MySeat
         * @description How a table stands for one of its seats.
         */
        MySeat: {
            /** Table */
            table: string;
            /** Seat */
            seat: number;
            /** Game */
            game: string;
            /**
             * Phase
             * @enum {string}
             */
            phase: "gathering" | "playing" | "over" | "abandoned" | "outdated";
            /**
             * Goes On
             * @description Between the games of a match: whether another one follows.
             */
            goes_on: boolean;
            /**
             * Turn
             * @description Whether its owner is waited for.
             */
            turn: boolean;
            /**
             * Offer
             * @description Whether it is an offer that waits for an answer.
             */
            offer: boolean;
            /**
             * Others
             * @description The names of all others at the table.
             */
            others: string[];
            /**
             * Level
             * @description The bot that plays all other seats; empty where people sit there, or several kinds of bots.
             */
            level: string;
            /**
             * Made
             * @description How many moves have been made in the game that is played; 0 where none is.
             */
            made: number;
            /**
             * Free
             * @description How many seats are free.
             */
            free: number;
            /**
             * Replaced
             * @description Whether a bot plays for its owner until they take the seat back.
             */
            replaced: boolean;
            /**
             * Awaited
             * @description Whether the others wait for its owner's answer to a proposal.
             */
            awaited: boolean;
            /**
             * Device Link
             * @description What has become of the latest link that brings the seat to another device; empty: there was none.
             * @enum {string}
             */
            device_link: "" | "good" | "used" | "late";
            /**
             * Left
             * @description How many seconds are left to decide; null where it is not its turn, or nobody is hurried.
             */
            left: number | null;
        };
        /**
         * NewHost
         * @description The seat of whoever shall be the host.
         */
        NewHost: {
            /** Seat */
            seat: number;
        };
        /**
         * NewKey
         * @description Another key for a seat, and which of its addresses for notices go on.
         */
        NewKey: {
            /**
             * Key
             * @description 256 random bits in base64url, made and kept by whoever will use them.
             */
            key: string;
            /**
             * Keep
             * @description The ids of these addresses. All others of the seat are told nothing more.
             * @default []
             */
            keep: string[];
        };
        /**
         * OccasionForm
         * @description An occasion on which response windows open, and whether people seldom use it.
         */
        OccasionForm: {
            /** Word */
            word: string;
            /** Name */
            name: string;
            /** Seldom */
            seldom: boolean;
        };
        /**
         * OpenSeat
         * @description A seat that somebody else may take: the game, and whose it was.
         */
        OpenSeat: {
            /** Game */
            game: string;
            /** Seat */
            seat: number;
            /** Name */
            name: string;
        };
        /**
         * OptionForm
         * @description Something that can be set before a game begins.
         */
        OptionForm: {
            /** Name */
            name: string;
            /**
             * Title
             * @description What people call it, short enough for a label.
             */
            title: string;
            /** About */
            about: string;
            /** Default */
            default: string;
            /** Choices */
            choices: string[];
            /**
             * Names
             * @description What people call each choice.
             */
            names: {
                [key: string]: string;
            };
            /**
             * Seats
             * @description For each choice, the numbers of seats for which it is available.
             */
            seats: {
                [key: string]: number[];
            };
            /**
             * Free
             * @description Whether any text will do; the game itself checks it.
             */
            free: boolean;
        };
        /**
         * OwnersKey
         * @description The key of somebody who wants what belongs to it.
         */
        OwnersKey: {
            /** Key */
            key: string;
        };
        /**
         * Pairing
         * @description Who wants to be paired, and the key by which their seat shall be known.
         */
        Pairing: {
            /** Name */
            name: string;
            /**
             * Face
             * @description What the guest's face is put together from, as the page draws it: letters with numbers, such as `h1 a2 r4`. Empty: the page makes a face from the name.
             * @default
             */
            face: string;
            /**
             * Browser
             * @description A long random text that a browser has made for itself and sends whenever it sits down: by it a table knows whom its host has removed. The hall keeps only a hash of it, another one for each table.
             * @default
             */
            browser: string;
            /**
             * Program
             * @description Whether it is a program that sits down: then everyone at the table is shown that.
             * @default false
             */
            program: boolean;
            /**
             * Key
             * @description 256 random bits in base64url, made and kept by whoever will use them.
             */
            key: string;
        };
        /**
         * Password
         * @description What a guest says at the entrance.
         */
        Password: {
            /** Password */
            password: string;
        };
        /**
         * PlayingOn
         * @description From which moment a game is to go on, who plays which seat, and how well the bots do that play all others.
         */
        PlayingOn: {
            /**
             * At
             * @description After how many moves.
             */
            at: number;
            /** Seat */
            seat: number;
            /**
             * Bot
             * @enum {string}
             */
            bot: "random" | "greedy" | "easy" | "middling" | "hard" | "expert";
            /** Name */
            name: string;
            /**
             * Face
             * @description What the guest's face is put together from, as the page draws it: letters with numbers, such as `h1 a2 r4`. Empty: the page makes a face from the name.
             * @default
             */
            face: string;
            /**
             * Browser
             * @description A long random text that a browser has made for itself and sends whenever it sits down: by it a table knows whom its host has removed. The hall keeps only a hash of it, another one for each table.
             * @default
             */
            browser: string;
            /**
             * Key
             * @description 256 random bits in base64url, made and kept by whoever will use them.
             */
            key: string;
        };
        /**
         * PositionForm
         * @description The game as the viewer may know it.
         */
        PositionForm: {
            /** Number */
            number: number;
            /** Game */
            game: number;
            /**
             * Phase
             * @enum {string}
             */
            phase: "gathering" | "playing" | "over" | "abandoned" | "outdated";
            /** Prompt */
            prompt: string;
            /** Asked */
            asked: number[];
            /** Question */
            question: number | null;
            /** Moves */
            moves: components["schemas"]["MoveForm"][];
            /** Calls */
            calls: components["schemas"]["MoveForm"][];
            /** View */
            view: {
                [key: string]: unknown;
            } | null;
            /** Closes */
            closes: number | null;
            /** Sealed */
            sealed: string | null;
            /** Occasion */
            occasion: string | null;
            /** Passing */
            passing: string[];
            /** Forced */
            forced: boolean;
            /** Clocks */
            clocks: components["schemas"]["ClockForm"][] | null;
            /** Undo */
            undo: number | null;
            /** Undo Agreed */
            undo_agreed: number[];
            /** Votes */
            votes: [
                string,
                number,
                number
            ][];
            match: components["schemas"]["MatchForm"] | null;
            result: components["schemas"]["ResultForm"] | null;
            shuffle?: components["schemas"]["ShuffleForm"];
            /** Deck */
            deck?: string;
        };
        /**
         * Push
         * @description A browser, by its subscription to a push service.
         */
        Push: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "push";
            /** Endpoint */
            endpoint: string;
            /** P256Dh */
            p256dh: string;
            /** Auth */
            auth: string;
        };
        /**
         * ReadDeck
         * @description What a list holds, everything that is wrong with it, and how it is written down.
         */
        ReadDeck: {
            deck: components["schemas"]["Holds"];
            /** Breaches */
            breaches: components["schemas"]["Breach"][];
            /**
             * Option
             * @description How the option `decks` of a table takes it; empty if the deck can't be played.
             */
            option: string;
            /**
             * Files
             * @description The deck as a text in each file format, by the name of the format.
             */
            files: {
                [key: string]: string;
            };
        };
        /**
         * ReadyDeck
         * @description A ready-made deck: the name by which a table takes it, a title, a sentence on how it plays, and what it holds.
         */
        ReadyDeck: {
            /** Name */
            name: string;
            /** Title */
            title: string;
            /** About */
            about: string;
            deck: components["schemas"]["Holds"];
        };
        /**
         * RealTime
         * @description A time limit for every decision; time used beyond it comes out of a reserve for the whole game.
         */
        RealTime: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "real_time";
            /**
             * Decision
             * @default 30
             */
            decision: number;
            /**
             * Reserve
             * @default 300
             */
            reserve: number;
        };
        /**
         * RecordForm
         * @description A finished game.
         */
        RecordForm: {
            /** Table */
            table: string;
            /** Game */
            game: number;
            /** Title */
            title: string;
            /** Finished */
            finished: number;
        };
        /**
         * ResultForm
         * @description How a game ended. Whoever wants to verify the shuffle finds the seed and its nonce here. Whoever has resigned has lost, whatever
         *     the bot did that played on.
         */
        ResultForm: {
            /** Ending */
            ending: string;
            /** Scores */
            scores: number[];
            /** Accounts */
            accounts: string[][];
            /** Winners */
            winners: number[];
            /** Resigned */
            resigned: number[];
            /** Seed */
            seed: string;
            /** Nonce */
            nonce: string;
            /** Part */
            part: string;
            /** Numbers */
            numbers: (string | null)[];
        };
        /**
         * RulesForm
         * @description The numbered rules of a game, whole and line by line.
         */
        RulesForm: {
            /** Page */
            page: string;
            /** Lines */
            lines: {
                [key: string]: string;
            };
        };
        /**
         * Sat
         * @description The key of a seat: whoever has it is that seat.
         */
        Sat: {
            /** Seat */
            seat: number;
            /** Key */
            key: string;
        };
        /**
         * SeatForm
         * @description A seat, as everyone sees it.
         */
        SeatForm: {
            /** Name */
            name: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "free" | "invited" | "person" | "bot";
            /** Bot */
            bot: string;
            /** Here */
            here: boolean;
            /** Absent */
            absent: boolean;
            /** Takes Over */
            takes_over: number | null;
            /** Vacant */
            vacant: boolean;
            /** Resigned */
            resigned: boolean;
            /** Handed Over */
            handed_over?: string;
            /** Face */
            face?: string;
            /** Program */
            program?: boolean;
            /** Ready */
            ready?: boolean;
            /** Swap */
            swap?: number;
            /** Invitation */
            invitation?: number;
        };
        /**
         * SeatKey
         * @description A seat, by its key.
         */
        SeatKey: {
            /** Table */
            table: string;
            /** Key */
            key: string;
        };
        /**
         * SeatKeys
         * @description The seats of which one wants to know.
         */
        SeatKeys: {
            /** Seats */
            seats: components["schemas"]["SeatKey"][];
        };
        /**
         * SeatTaken
         * @description The seat that is now the guest's.
         */
        SeatTaken: {
            /** Seat */
            seat: number;
        };
        /**
         * Share
         * @description A key that opens the replay of one finished game, to be passed on in a link; empty where everyone may see it.
         */
        Share: {
            /** Key */
            key: string;
        };
        /**
         * ShuffleForm
         * @description The shuffle of a game that is about to be dealt. Its seed is made of the hall's part, which stays secret until the end of the game,
         *     and of the numbers that players add.
         */
        ShuffleForm: {
            /** Game */
            game: number;
            /** Commitment */
            commitment: string;
            /** Seals */
            seals: (string | null)[];
            /** Sealed */
            sealed: string | null;
            /** Closed */
            closed: boolean;
            /** Rotated */
            rotated: boolean;
            /** Numbers */
            numbers: (string | null)[];
            /** Asks */
            asks: ("seal" | "show") | null;
            /** Ends */
            ends: number;
        };
        /**
         * Sitting
         * @description Who wants to sit down, and the key by which their seat shall be known.
         */
        Sitting: {
            /** Name */
            name: string;
            /**
             * Face
             * @description What the guest's face is put together from, as the page draws it: letters with numbers, such as `h1 a2 r4`. Empty: the page makes a face from the name.
             * @default
             */
            face: string;
            /**
             * Browser
             * @description A long random text that a browser has made for itself and sends whenever it sits down: by it a table knows whom its host has removed. The hall keeps only a hash of it, another one for each table.
             * @default
             */
            browser: string;
            /**
             * Program
             * @description Whether it is a program that sits down: then everyone at the table is shown that.
             * @default false
             */
            program: boolean;
            /**
             * Key
             * @description 256 random bits in base64url, made and stored by whoever sits down. If the answer is lost, they ask again with the same key and get the same answer. Without one, the hall makes the key.
             */
            key?: string | null;
        };
        /**
         * Someone
         * @description A guest: by their address or network, by their key or its lock, or as whoever sits at a seat.
         */
        Someone: {
            /**
             * Address
             * @default
             */
            address: string;
            /**
             * Key
             * @default
             */
            key: string;
            /**
             * Lock
             * @description A key as `settled` lists it, which does not show the key itself.
             * @default
             */
            lock: string;
            /**
             * Table
             * @default
             */
            table: string;
            /**
             * Seat
             * @default -1
             */
            seat: number;
        };
        /**
         * SubstituteLink
         * @description The token that the link of an open seat carries. At a listed table the link is good without it.
         */
        SubstituteLink: {
            /** Seat */
            seat: number;
            /** Token */
            token: string;
        };
        /**
         * Swap
         * @description Two seats that change places.
         */
        Swap: {
            /** One */
            one: number;
            /** Other */
            other: number;
        };
        /**
         * TableForm
         * @description A table, as everyone sees it.
         */
        TableForm: {
            /** Table */
            table: string;
            /**
             * Plan
             * @description All that is settled when a table is laid.
             */
            plan: {
                /** Game */
                game: string;
                /** Seats */
                seats: number;
                /**
                 * Options
                 * @default {}
                 */
                options: {
                    [key: string]: string;
                };
                /**
                 * Listed
                 * @description Whether the lobby shows it.
                 * @default true
                 */
                listed: boolean;
                /**
                 * Pace
                 * @default {
                 *       "kind": "untimed"
                 *     }
                 */
                pace: components["schemas"]["Untimed"] | components["schemas"]["RealTime"] | components["schemas"]["Days"];
                /**
                 * Window
                 * @description How long a response window stays open at most, in seconds. Its answers are sealed until it closes, and whoever has not answered by then passes. If no person is asked, it closes when the bots have answered; if the only person in the game is asked, it closes with their answer. 0, and in games over days: windows wait for every answer, as long as a decision may take, except where a standing order passes at once.
                 * @default 3
                 */
                window: number;
                /**
                 * Thinking
                 * @description How long a bot seems to think, in seconds: its answer comes after this time, or a multiple of it.
                 * @default 1
                 */
                thinking: number;
                /**
                 * Watchers
                 * @default public
                 * @enum {string}
                 */
                watchers: "none" | "public" | "delayed";
                /**
                 * Delay
                 * @description How many seconds delayed watchers are behind the players.
                 * @default 60
                 */
                delay: number;
                /**
                 * Match
                 * @description A match of several games instead of a single one.
                 * @default false
                 */
                match: boolean;
                /**
                 * Handover
                 * @description After how many seconds without a connection a bot takes the seat, if someone else is there to play on; over days only missed deadlines count. 0: only when the others vote for it.
                 * @default 180
                 */
                handover: number;
                /**
                 * Holidays
                 * @description In games over days, how many days off everyone may take in a game; their time stands still.
                 * @default 0
                 */
                holidays: number;
                /**
                 * Stand In
                 * @description The bot that takes the seats of the absent, and decides for whoever runs out of time.
                 * @default middling
                 * @enum {string}
                 */
                stand_in: "random" | "greedy" | "easy" | "middling" | "hard" | "expert";
                /**
                 * Programs
                 * @description Whether programs may sit down. The hall knows those that say that they are programs.
                 * @default true
                 */
                programs: boolean;
                /**
                 * Talk
                 * @description Whether the players can talk to each other.
                 * @default true
                 */
                talk: boolean;
                /**
                 * Language
                 * @description The language in which the table was laid, such as `de`; empty: unknown.
                 * @default
                 */
                language: string;
                /**
                 * Pairing
                 * @description Whether people who want to play anyone are paired here: nobody hosts, and the game begins by itself when all seats are taken and everyone is there. Only the hall lays such tables.
                 * @default false
                 */
                pairing: boolean;
                /**
                 * Hints
                 * @description When a seat may ask what the search would play: never, only if all other seats are bots, or always.
                 * @default against_bots
                 * @enum {string}
                 */
                hints: "never" | "against_bots" | "always";
                /**
                 * Lesson
                 * @description The lesson that the table is for. Its shuffle is always the same and known to all, and its bots always play the same after the same moves; so it is never listed, and one person plays it. What follows two underscores changes only how the bots play: `first__1` and `first__2` have the same shuffle. Empty: an ordinary game.
                 * @default
                 */
                lesson: string;
            };
            /**
             * Phase
             * @enum {string}
             */
            phase: "gathering" | "playing" | "over" | "abandoned" | "outdated";
            /** Games */
            games: number;
            /** Seats */
            seats: components["schemas"]["SeatForm"][];
            /** Host */
            host?: number;
        };
        /**
         * TableLine
         * @description A table among all others.
         */
        TableLine: {
            /** Table */
            table: string;
            /** Game */
            game: string;
            /** Phase */
            phase: string;
            /** Listed */
            listed: boolean;
            /**
             * Age
             * @description How many seconds ago the lobby heard something of it.
             */
            age: number;
            /**
             * Guests
             * @description How many are connected to this server.
             */
            guests: number;
            /** Closed */
            closed: boolean;
            /**
             * Seats
             * @description The names of those who sit there; empty for a free seat.
             */
            seats: string[];
        };
        /**
         * ToldForm
         * @description One thing that happened in the game: as the things it names, and in words. `?` stands for what this viewer may not know.
         */
        ToldForm: {
            /** Event */
            event: {
                [key: string]: string;
            };
            /** Text */
            text: string;
            /** Marks */
            marks: [
                number,
                number,
                string,
                string
            ][];
        };
        /**
         * Untimed
         * @description No time limit.
         */
        Untimed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "untimed";
        };
        /**
         * Wanted
         * @description What somebody wants to play with anyone.
         */
        Wanted: {
            /** Game */
            game: string;
            /**
             * Besides
             * @description Tables at which they would rather not sit; why is their own business.
             * @default []
             */
            besides: string[];
        };
        /**
         * Watched
         * @description A table as whoever runs the hall sees it: as its watchers do, and where its guests come from.
         */
        Watched: {
            table: components["schemas"]["TableForm"];
            /** Closed */
            closed: boolean;
            /** Connected */
            connected: components["schemas"]["Connected"][];
            /** Events */
            events: components["schemas"]["Event"][];
        };
        /**
         * WaysForm
         * @description How people can be told things while they are away.
         */
        WaysForm: {
            /**
             * Push
             * @description The public key of the hall, with which browsers subscribe to Web Push.
             */
            push: string;
            /**
             * Webhooks
             * @description The hosts whose webhooks may be given; none where whoever runs the hall has listed none.
             */
            webhooks: string[];
            /**
             * Mail
             * @description Whether the hall sends mail.
             */
            mail: boolean;
        };
        /**
         * Webhook
         * @description A webhook of a service that shows what it is told to people.
         */
        Webhook: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "webhook";
            /**
             * Service
             * @enum {string}
             */
            service: "discord" | "slack" | "ntfy";
            /** Address */
            address: string;
        };
        /**
         * WrittenDeck
         * @description A deck list in any form that the game knows.
         */
        WrittenDeck: {
            /** Written */
            written: string;
        };
        /**
         * TreacheryCharacter
         * @description A Character of the court.
         */
        TreacheryCharacter: {
            /** @description What moves and views call it, in all languages. */
            id: string;
            /** @description What people call it. */
            name: string;
            /** @description `ours`, or which facts come from the rulebook. */
            source: string;
            /**
             * @description The House of a Noble; `neutral` for anyone else.
             * @enum {string}
             */
            house: "green" | "red" | "purple" | "blue" | "neutral";
            /** @description What the rules call its ability. */
            ability: string;
            /** @description One word for the name. */
            short: string;
            /** @description What its ability does. */
            text: string;
        };
        /**
         * TreacheryAction
         * @description A card with two actions. Each is written in rows of symbols, separated by `/`: `w` may be anybody, `y` are of one House; `+` heals, `^` moves up, `v` moves down, `!` attacks.
         */
        TreacheryAction: {
            /** @description What moves and views call it, in all languages. */
            id: string;
            /** @description What people call it. */
            name: string;
            /** @description `ours`, or which facts come from the rulebook. */
            source: string;
            /** @description The upper action. */
            top: string;
            /** @description The lower one. */
            bottom: string;
        };
        /**
         * TreacheryNames
         * @description What people call the words of cards and views.
         */
        TreacheryNames: {
            /** @description The Houses. */
            house: {
                [key: string]: string;
            };
            /** @description The two actions of a card. */
            side: {
                [key: string]: string;
            };
        };
        /**
         * TreacheryCards
         * @description The cards of Treachery in a Pocket.
         */
        TreacheryCards: {
            /** @description The Houses of the Nobles. */
            houses: string[];
            /** @description All Characters. */
            characters: components["schemas"]["TreacheryCharacter"][];
            /** @description All action cards. */
            actions: components["schemas"]["TreacheryAction"][];
            /** @description What words are called. */
            names: components["schemas"]["TreacheryNames"];
        };
        /**
         * SkirmishHouse
         * @description A suit of the deck.
         */
        SkirmishHouse: {
            /** @description What moves and views call it, in all languages. */
            id: string;
            /** @description What people call it. */
            name: string;
            /** @description `ours`, or which facts come from the rulebook. */
            source: string;
            /** @description With it ends the id of each of its cards. */
            letter: string;
            /** @description What stands on its cards. */
            sign: string;
            /** @description What its trait is called. */
            trait: string;
        };
        /**
         * SkirmishValue
         * @description A rank of each House, or a Joker.
         */
        SkirmishValue: {
            /** @description What moves and views call it, in all languages. */
            id: string;
            /** @description What people call it. */
            name: string;
            /** @description `ours`, or which facts come from the rulebook. */
            source: string;
            /** @description Its attack value. */
            attack: number;
            /** @description Its defense value. */
            defense: number;
        };
        /**
         * SkirmishCard
         * @description One card.
         */
        SkirmishCard: {
            /** @description What moves and views call it, in all languages. */
            id: string;
            /** @description What people call it. */
            name: string;
            /** @description What it does, in two or three words; empty where it does no more than all of its House, or all Jokers. */
            brief: string;
            /** @description What it does, in sentences. */
            text: string[];
        };
        /**
         * SkirmishVariant
         * @description What a Joker can be.
         */
        SkirmishVariant: {
            /** @description What moves and views call it, in all languages. */
            id: string;
            /** @description What people call it. */
            name: string;
            /** @description What it does then, in sentences. */
            text: string[];
        };
        /**
         * SkirmishNames
         * @description What people call the words of views.
         */
        SkirmishNames: {
            /** @description The places of the ranks. */
            slot: {
                [key: string]: string;
            };
        };
        /**
         * SkirmishCards
         * @description The cards of Houses-Skirmish.
         */
        SkirmishCards: {
            /** @description The four Houses. */
            houses: components["schemas"]["SkirmishHouse"][];
            /** @description The thirteen ranks. */
            ranks: components["schemas"]["SkirmishValue"][];
            /** @description The two Jokers. */
            jokers: components["schemas"]["SkirmishValue"][];
            /** @description All cards: those of each rank and House, and the Jokers. */
            cards: components["schemas"]["SkirmishCard"][];
            /** @description All that a Joker can be. */
            variants: components["schemas"]["SkirmishVariant"][];
            /** @description What words are called. */
            names: components["schemas"]["SkirmishNames"];
        };
        /**
         * DuhrHouse
         * @description A House, whose card is a suspicion.
         */
        DuhrHouse: {
            /** @description What moves and views call it, in all languages. */
            id: string;
            /** @description What people call it. */
            name: string;
            /** @description `ours`, or which facts come from the rulebook. */
            source: string;
            /** @description What its people do. */
            kind: string;
            /** @description What the rules call its ability. */
            ability: string;
            /** @description What people call it. */
            title: string;
            /** @description What it does. */
            text: string;
        };
        /**
         * DuhrEvent
         * @description An event card.
         */
        DuhrEvent: {
            /** @description What moves and views call it, in all languages. */
            id: string;
            /** @description What people call it. */
            name: string;
            /** @description `ours`, or which facts come from the rulebook. */
            source: string;
            /** @description What the rules call its effect. */
            effect: string;
            /** @description What it does. */
            text: string;
        };
        /**
         * DuhrAgenda
         * @description An agenda. It counts Houses of which something is so.
         */
        DuhrAgenda: {
            /** @description What moves and views call it, in all languages. */
            id: string;
            /** @description What people call it. */
            name: string;
            /** @description `ours`, or which facts come from the rulebook. */
            source: string;
            /**
             * @description With which of the two sets of agendas it is dealt.
             * @enum {string}
             */
            colour: "white" | "black";
            /** @description What it scores when it is fulfilled. */
            points: number;
            /**
             * @description Which Houses are counted; the ally is that of the player's conspiracy.
             * @enum {string}
             */
            who: "ally" | "left" | "right" | "neighbours" | "rivals" | "all";
            /**
             * @description What must be so of a House that is counted; with a revealed scandal it is scandalized.
             * @enum {string}
             */
            are: "favored" | "disfavored" | "vilified" | "scandalized" | "unscandalized";
            /** @description The fewest that fulfil it; none if absent. */
            least?: number;
            /** @description The most that fulfil it; any number if absent. */
            most?: number;
            /** @description The same, in words. */
            text: string;
        };
        /**
         * DuhrCosts
         * @description How many points a card takes while it lies revealed.
         */
        DuhrCosts: {
            /** @description A suspicion. */
            suspicion: number;
            /** @description A scandal. */
            scandal: number;
        };
        /**
         * DuhrNames
         * @description What people call the words of views.
         */
        DuhrNames: {
            /** @description All cards that a hand can hold, by their whole names. */
            card: {
                [key: string]: string;
            };
            /** @description What a House can be. */
            status: {
                [key: string]: string;
            };
            /** @description What can be shown in a deal. */
            secret: {
                [key: string]: string;
            };
        };
        /**
         * DuhrCards
         * @description The cards of Dûhr: The Lesser Houses.
         */
        DuhrCards: {
            /** @description The six Houses. */
            houses: components["schemas"]["DuhrHouse"][];
            /** @description The six events. */
            events: components["schemas"]["DuhrEvent"][];
            /** @description All agendas. */
            agendas: components["schemas"]["DuhrAgenda"][];
            /** @description What revealed cards cost. */
            costs: components["schemas"]["DuhrCosts"];
            /** @description What words are called. */
            names: components["schemas"]["DuhrNames"];
        };
        /**
         * ThronesCalled
         * @description Something that people call by a name.
         */
        ThronesCalled: {
            /** @description What moves and views call it, in all languages. */
            id: string;
            /** @description What people call it. */
            name: string;
        };
        /**
         * ThronesCard
         * @description A card of the set.
         */
        ThronesCard: {
            /** @description What moves and views call it, in all languages. */
            id: string;
            /** @description What people call it. */
            name: string;
            /** @description `ours`, or which facts come from the rulebook. */
            source: string;
            /** @description What tells versions of one name apart. */
            epithet?: string;
            /** @description Its place in the plan of the set. */
            slot: string;
            /**
             * @description What kind of card it is.
             * @enum {string}
             */
            type: "Character" | "Location" | "Attachment" | "Event" | "Plot" | "Agenda";
            /** @description The Houses that it belongs to; neutral if absent. */
            houses?: string[];
            /** @description The House whose decks alone may hold it. */
            only?: string;
            /** @description Whether a player may have only one of its name in play. */
            unique?: boolean;
            /** @description The gold that it takes. */
            cost?: number;
            /** @description The STR of a character. */
            strength?: number;
            /** @description The initials of the challenges in which a character takes part. */
            icons?: string;
            /** @description Its crests. */
            crests?: string[];
            /** @description Its traits. */
            traits?: string[];
            /** @description Its keywords. */
            keywords?: string[];
            /** @description The types of cards whose effects it ignores. */
            immune?: ("Character" | "Location" | "Attachment" | "Event" | "Plot" | "Agenda")[];
            /** @description Gold a round; of a plot its value. */
            income?: number;
            /** @description Initiative; of a plot its value. */
            initiative?: number;
            /** @description Influence. */
            influence?: number;
            /** @description The claim of a plot. */
            claim?: number;
            /** @description The cards to which an attachment may be attached; any character if absent. */
            goes_on?: string;
            /** @description Its abilities, as the card file has them. */
            abilities?: components["schemas"]["ThronesAbility"][];
            /** @description The text box, line by line. */
            text: string[];
            /** @description The abilities alone, by their numbers. */
            does: string[];
        };
        /**
         * ThronesAbility
         * @description An ability in the notation of card files; exactly one of `action`, `response`, `passive`, `save`, `cancel`, `revealed` and `static` is there.
         */
        ThronesAbility: {
            /** @description A condition; only while it holds, a static change does. */
            while?: string;
            /** @description A condition; only if it holds, the ability may be used. */
            if?: string;
            /** @description In which phases it is an action. */
            action?: string | string[];
            /** @description The trigger of a Response. */
            response?: string;
            /** @description The trigger of what happens of itself. */
            passive?: string;
            /** @description The cards that a Response saves. */
            save?: string;
            /** @description The cards whose effects a Response cancels. */
            cancel?: string;
            /** @description Whether it happens when the plot is revealed. */
            revealed?: boolean;
            /** @description What is changed while the card is in play. */
            static?: string | string[];
            /** @description What is paid for it. */
            cost?: string | string[];
            /** @description What is chosen after that. */
            choose?: string | string[];
            /** @description Its effects. */
            do?: string | string[];
            /** @description Whether it can be used once a round. */
            once?: boolean;
            /** @description Whether it is a Limited Response. */
            limited?: boolean;
            /** @description Whether it can't be cancelled. */
            firm?: boolean;
        };
        /**
         * ThronesDeck
         * @description A deck that lies ready.
         */
        ThronesDeck: {
            /** @description What moves and views call it, in all languages. */
            id: string;
            /** @description What people call it. */
            name: string;
            /** @description How it plays. */
            about: string;
            /** @description Its House. */
            house: string;
            /** @description Its agenda. */
            agenda?: string;
            /** @description Its plots. */
            plots: string[];
            /** @description How many copies of each card it holds. */
            cards: {
                [key: string]: number;
            };
        };
        /**
         * ThronesTitle
         * @description A title of the council.
         */
        ThronesTitle: {
            /** @description What moves and views call it, in all languages. */
            id: string;
            /** @description What people call it. */
            name: string;
            /** @description What it does. */
            text: string;
        };
        /**
         * ThronesNames
         * @description What people call the words of cards and views.
         */
        ThronesNames: {
            /** @description The conditions under which cards change the goal, as views say them. */
            while: {
                [key: string]: string;
            };
            /** @description The Houses. */
            house: {
                [key: string]: string;
            };
            /** @description The types of cards. */
            type: {
                [key: string]: string;
            };
            /** @description The same, in the plural. */
            types: {
                [key: string]: string;
            };
            /** @description The crests. */
            crest: {
                [key: string]: string;
            };
            /** @description The traits. */
            trait: {
                [key: string]: string;
            };
            /** @description The keywords. */
            keyword: {
                [key: string]: string;
            };
            /** @description The kinds of challenges. */
            challenge: {
                [key: string]: string;
            };
            /** @description The phases of a round. */
            phase: {
                [key: string]: string;
            };
        };
        /**
         * ThronesCards
         * @description The cards of A Game of Thrones: The Card Game.
         */
        ThronesCards: {
            /** @description The Houses. */
            houses: components["schemas"]["ThronesCalled"][];
            /** @description The whole set. */
            cards: components["schemas"]["ThronesCard"][];
            /** @description The decks that lie ready. */
            decks: components["schemas"]["ThronesDeck"][];
            /** @description The titles of the council. */
            titles: components["schemas"]["ThronesTitle"][];
            /** @description What words are called. */
            names: components["schemas"]["ThronesNames"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    games_api_games_get: {
        parameters: {
            query?: never;
            header?: {
                /** @description The languages that a reader knows, the best first. */
                "accept-language"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameForm"][];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    rules_api_games__game__rules_get: {
        parameters: {
            query?: never;
            header?: {
                /** @description The languages that a reader knows, the best first. */
                "accept-language"?: string | null;
            };
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesForm"];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    cards_api_games__game__cards_get: {
        parameters: {
            query?: never;
            header?: {
                /** @description The languages that a reader knows, the best first. */
                "accept-language"?: string | null;
            };
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreacheryCards"] | components["schemas"]["SkirmishCards"] | components["schemas"]["DuhrCards"] | components["schemas"]["ThronesCards"];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    enter_api_entrance_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Password"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    tables_api_tables_get: {
        parameters: {
            query?: {
                phase?: "gathering" | "playing";
                /** @description Only tables of this game. */
                game?: string;
                /** @description Only tables with this pace. */
                pace?: "" | "untimed" | "real_time" | "days";
                /** @description Only tables that were laid in this language. */
                language?: string;
                /** @description Only tables whose host is there. */
                host?: boolean;
                /** @description Only tables at which people are paired. */
                pairing?: boolean;
                most?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LobbyForm"][];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    lay_api_tables_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Laying"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Laid"];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    table_api_tables__name__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableForm"];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    sit_api_tables__name__seats__seat__post: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
            };
            path: {
                name: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Sitting"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sat"];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    leave_seat_api_tables__name__seats__seat__delete: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
            };
            path: {
                name: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    seat_bot_api_tables__name__seats__seat__bot_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
            };
            path: {
                name: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BotSeat"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    swap_api_tables__name__swap_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Swap"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    start_api_tables__name__start_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    hand_over_api_tables__name__seats__seat__hand_over_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
            };
            path: {
                name: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BotSeat"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    hint_api_tables__name__hint_get: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
                /** @description The languages that a reader knows, the best first. */
                "accept-language"?: string | null;
                /** @description What the device calls itself in its hello; empty: it counts as another one. */
                "greathall-device"?: string;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hint"];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    find_api_pairing_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description The languages that a reader knows, the best first. */
                "accept-language"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Wanted"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableForm"];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    join_api_tables__name__pairing_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Pairing"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatTaken"];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    hand_on_api_tables__name__host_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewHost"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    invite_api_tables__name__seats__seat__invitation_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
            };
            path: {
                name: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Expected"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationMade"];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    invitation_api_tables__name__invitation_get: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationShown"];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    accept_api_tables__name__invitation_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Accepting"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatTaken"];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    lent_api_tables__name__device_get: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceShown"];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    lend_api_tables__name__device_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceLink"];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    fetch_api_tables__name__device_fetch_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Fetching"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sat"];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    change_key_api_tables__name__key_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewKey"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    invite_api_tables__name__seats__seat__substitute_link_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
            };
            path: {
                name: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubstituteLink"];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    look_api_tables__name__seats__seat__substitute_get: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
            };
            path: {
                name: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenSeat"];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    take_api_tables__name__seats__seat__substitute_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
            };
            path: {
                name: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Sitting"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sat"];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    records_api_records_get: {
        parameters: {
            query?: {
                most?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordForm"][];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    record_api_records__name___game__get: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
            };
            path: {
                name: string;
                game: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                    "text/plain": unknown;
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    chances_api_replays__name___game__chances_get: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
            };
            path: {
                name: string;
                game: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chances"];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    moves_api_replays__name___game__moves_get: {
        parameters: {
            query?: {
                /** @description A seat; −1: a watcher; −2: everything open. */
                viewer?: number;
            };
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
                /** @description The languages that a reader knows, the best first. */
                "accept-language"?: string | null;
            };
            path: {
                name: string;
                game: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Course"];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    replay_api_replays__name___game__get: {
        parameters: {
            query?: {
                /** @description After how many moves. */
                at?: number;
                /** @description A seat; −1: a watcher; −2: everything open. */
                viewer?: number;
            };
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
                /** @description The languages that a reader knows, the best first. */
                "accept-language"?: string | null;
                /** @description What the device calls itself in its hello; empty: it counts as another one. */
                "greathall-device"?: string;
            };
            path: {
                name: string;
                game: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Moment"];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    share_api_replays__name___game__share_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
            };
            path: {
                name: string;
                game: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Share"];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    play_on_api_replays__name___game__play_on_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
            };
            path: {
                name: string;
                game: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayingOn"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Laid"];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    ready_decks_api_games__game__decks_get: {
        parameters: {
            query?: never;
            header?: {
                /** @description The languages that a reader knows, the best first. */
                "accept-language"?: string | null;
            };
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadyDeck"][];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    read_deck_api_games__game__decks_read_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description The languages that a reader knows, the best first. */
                "accept-language"?: string | null;
            };
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WrittenDeck"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadDeck"];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    identity_api_hall_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HallForm"];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    addresses_api_addresses_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Addresses"];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    seats_api_seats_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description The languages that a reader knows, the best first. */
                "accept-language"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatKeys"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MySeat"][];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    ways_api_notices_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaysForm"];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    addresses_api_tables__name__notices_get: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressForm"][];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    add_address_api_tables__name__notices_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
                /** @description The languages that a reader knows, the best first. */
                "accept-language"?: string | null;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Push"] | components["schemas"]["Webhook"] | components["schemas"]["Mail"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressForm"];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    drop_address_api_tables__name__notices__number__delete: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
            };
            path: {
                name: string;
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    tables_api_admin_tables_get: {
        parameters: {
            query?: {
                phase?: string;
                most?: number;
            };
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableLine"][];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    watch_api_admin_tables__name__get: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
                /** @description The languages that a reader knows, the best first. */
                "accept-language"?: string | null;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watched"];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    delete_api_admin_tables__name__delete: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    close_api_admin_tables__name__close_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    open_again_api_admin_tables__name__open_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    free_api_admin_tables__name__seats__seat__delete: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
            };
            path: {
                name: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    settled_api_admin_settled_get: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ledger"];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    ban_api_admin_bans_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Someone"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ledger"];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    lift_ban_api_admin_bans_lift_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Someone"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ledger"];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    mute_api_admin_mutes_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Someone"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ledger"];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    lift_mute_api_admin_mutes_lift_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Someone"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ledger"];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    announce_api_admin_announcement_put: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Announcing"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ledger"];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    withdraw_api_admin_announcement_delete: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ledger"];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    export_api_admin_belongings_export_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
                /** @description The languages that a reader knows, the best first. */
                "accept-language"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnersKey"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Belonging"][];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    erase_api_admin_belongings_delete_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and a key. */
                authorization?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnersKey"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erased"];
                };
            };
            /** @description The request can't be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key does not open this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This can't be done now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is too long. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The hall is not called so. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request is not well formed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too much at once; `Retry-After` says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store can't be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
}
