"""Web Push: what the hall seals only the browser can read, and push services can tell that it is the hall that writes."""

from __future__ import annotations

import json

import pytest
from cryptography.exceptions import InvalidSignature

from greathall.hall.notices.push import LAST, PADDED, BadKeys, browser_keys, encrypted, encrypted_with
from greathall.hall.notices.vapid import LASTS, Vapid, fresh_secret, to_bytes, to_text
from tests.hall.push_service import Subscription, claims_of


def test_a_message_is_sealed_as_the_example_of_rfc_8291_is() -> None:
    own = Vapid("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw").key
    sealed = encrypted_with(
        own,
        to_bytes("DGv6ra1nlYgDCS1FRnbzlw"),
        b"When I grow up, I want to be a watermelon" + LAST,
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    assert to_text(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_the_browser_reads_it_and_its_length_tells_nothing() -> None:
    browser = Subscription()
    texts = [json.dumps({"text": said}).encode() for said in ("", "It is your turn.", "x" * (PADDED - 20))]
    sealed = [encrypted(text, **browser.keys()) for text in texts]
    assert [browser.read(body) for body in sealed] == [json.loads(text) for text in texts]
    assert len({len(body) for body in sealed}) == 1
    assert len(sealed[0]) <= 4096


def test_another_browser_can_not_read_it() -> None:
    sealed = encrypted(b"{}", **Subscription().keys())
    with pytest.raises(Exception):  # noqa: B017, PT011  (whatever the cipher says)
        Subscription().read(sealed)


@pytest.mark.parametrize(
    ("p256dh", "auth"), [("", "BTBZMqHH6r4Tts7J_aSIgg"), ("AAAA", "BTBZMqHH6r4Tts7J_aSIgg"), ("BCVx" + "A" * 83, "BTBZMqHH6r4Tts7J_aSIgg")]
)
def test_keys_that_are_none_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(BadKeys):
        browser_keys(p256dh, auth)


def test_a_secret_of_another_length_is_refused() -> None:
    with pytest.raises(BadKeys):
        browser_keys(Subscription().keys()["p256dh"], "AAAA")


def test_the_token_says_to_whom_the_hall_writes_and_until_when() -> None:
    vapid = Vapid(fresh_secret())
    claims, key = claims_of(vapid.authorization("https://push.example", "https://hall.example", 1000.7))
    assert claims == {"aud": "https://push.example", "exp": 1000 + LASTS, "sub": "https://hall.example"}
    assert key == vapid.public
    assert fresh_secret() != vapid.secret


def test_a_token_of_another_key_is_found_out() -> None:
    one, other = Vapid(fresh_secret()), Vapid(fresh_secret())
    token = one.token("https://push.example", "https://hall.example", 0.0)
    with pytest.raises(InvalidSignature):
        claims_of(f"vapid t={token}, k={other.public}")
