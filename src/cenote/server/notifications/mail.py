"""Mail transport, which sends plain text over the admin's SMTP server to confirmed addresses."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from ipaddress import ip_address
from typing import Final

from cenote.server import limits
from cenote.server.errors import Refusal
from cenote.server.notifications.settings import Smtp
from cenote.server.notifications.tokens import Tokens
from cenote.server.notifications.transport import ChannelGone, NotDelivered, Notification
from cenote.server.storage.channels import Channel
from cenote.server.storage.quotas import DAY, Quota, Quotas
from cenote.words import Words

SECONDS: Final = 15.0
AT_ONCE: Final = 2
NO_SUCH_BOX: Final = (550, 551, 553)
MAIL: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}", re.ASCII)
"""Pattern of accepted mail addresses: no quotes, no comments, nothing that could be a second address or a header."""

MAILS: Final = Quota("mails", limits.NOTIFICATIONS.mails_per_day, DAY)
CONFIRM, STOP = "/told/confirm/", "/told/stop/"


def is_mail(text: str) -> bool:
    """Return whether a text is an acceptable mail address."""
    return len(text) <= 200 and MAIL.fullmatch(text) is not None


class Mail:
    """Writer and sender of mails. Each notification has an unsubscribe link."""

    def __init__(self, smtp: Smtp, tokens: Tokens, address: str, quotas: Quotas) -> None:
        self._smtp = smtp
        self._quotas = quotas
        self._tokens = tokens
        self._address = address
        self._room = asyncio.Semaphore(AT_ONCE)

    async def send(self, channel: Channel, notification: Notification) -> None:
        """Send a notification, counted towards the person's daily quota.

        Raise `ChannelGone` if the mailbox does not exist, and `NotDelivered` for other failures.
        """
        try:
            await self._quotas.take(MAILS, channel.person)
        except Refusal:
            raise NotDelivered("too-often") from None
        words = Words(channel.language)
        said = [notification.title, notification.body, self._address + notification.path, self._footer(channel)]
        message = self._compose(channel, words("letters-subject", title=notification.title), said)
        stop = self._address + STOP + self._tokens.link("stop", channel.id)
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        await self._send(message)

    async def send_confirmation(self, channel: Channel) -> None:
        """Send the confirmation request. It has no text by the requesting person, so that it cannot carry spam."""
        words = Words(channel.language)
        link = self._address + CONFIRM + self._tokens.link("confirm", channel.id)
        said = [words("letters-confirm", address=self._address), link, words("letters-confirm-else")]
        await self._send(self._compose(channel, words("letters-confirm-subject"), said))

    def _footer(self, channel: Channel) -> str:
        stop = self._address + STOP + self._tokens.link("stop", channel.id)
        return f"-- \n{Words(channel.language)('letters-stop')}\n{stop}"

    def _compose(self, channel: Channel, subject: str, said: list[str]) -> EmailMessage:
        message = EmailMessage()
        message["From"] = self._smtp.sender
        message["To"] = channel.address
        message["Subject"] = " ".join(subject.split())
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self._smtp.sender.rpartition("@")[2].strip("> "))
        message["Auto-Submitted"] = "auto-generated"
        message["Content-Language"] = channel.language
        message.set_content("\n\n".join(filter(None, said)) + "\n")
        return message

    async def _send(self, message: EmailMessage) -> None:
        async with self._room:
            try:
                await asyncio.to_thread(self._deliver, message)
            except smtplib.SMTPRecipientsRefused as refused:
                known = all(code in NO_SUCH_BOX for code, _ in refused.recipients.values())
                raise (ChannelGone if known else NotDelivered)("refused") from None
            except (smtplib.SMTPException, OSError):
                raise NotDelivered("unreachable") from None

    def _deliver(self, message: EmailMessage) -> None:
        """Deliver a mail, in a worker thread. Only a mail server on this machine is used without TLS."""
        smtp, trusted = self._smtp, ssl.create_default_context()
        with (
            smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=SECONDS, context=trusted)
            if smtp.tls
            else smtplib.SMTP(smtp.host, smtp.port, timeout=SECONDS)
        ) as server:
            server.ehlo()
            if not smtp.tls and (server.has_extn("starttls") or not _is_local(smtp.host)):
                server.starttls(context=trusted)
            if smtp.user:
                server.login(smtp.user, smtp.password)
            server.send_message(message)


def _is_local(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
