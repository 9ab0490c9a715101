import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface CaughtMail {
  raw: string;
  parsed: ParsedMail;
  envelopeFrom: string;
  envelopeTo: string[];
}

/** A real mail server on loopback that keeps what it gets. */
export async function catchMail() {
  const mails: CaughtMail[] = [];
  let refusal: Error | null = null;
  let refusedRecipients: Record<string, number> = {};
  const greetings: string[] = [];
  let beforeAnswer = async () => {};
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onMailFrom(_address, { hostNameAppearsAs }, done) {
      greetings.push(hostNameAppearsAs);
      done();
    },
    onRcptTo({ address }, _session, done) {
      const responseCode = refusedRecipients[address];
      done(responseCode ? Object.assign(new Error('Try later'), { responseCode }) : null);
    },
    async onData(stream, session, done) {
      // A sender that died half-way sent no mail.
      const raw = await buffer(stream).catch(() => null);
      if (refusal || !raw) return done(refusal);
      const { mailFrom, rcptTo } = session.envelope;
      mails.push({
        raw: raw.toString('utf8'),
        parsed: await simpleParser(raw),
        envelopeFrom: mailFrom ? mailFrom.address : '',
        envelopeTo: rcptTo.map(({ address }) => address),
      });
      await beforeAnswer();
      done();
    },
  });
  // A sender that is killed is no fault of the mail server.
  server.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code !== 'ECONNRESET') throw new Error(`The mail server failed: ${code}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** Answers with this text and code from now on; null takes mail again. */
    refuse: (text: string | null, responseCode = 550) => {
      refusal = text === null ? null : Object.assign(new Error(text), { responseCode });
    },
    /** Answers these recipients with these codes from now on. */
    refuseRecipients: (codes: Record<string, number>) => {
      refusedRecipients = codes;
    },
    /** What the sender of each mail called itself. */
    greetings,
    /** How many senders are connected. */
    senders: () => server.connections.size,
    /** Does this when it has a mail, before it tells the sender. */
    beforeAnswer: (run: () => Promise<void>) => {
      beforeAnswer = run;
    },
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** How often each Message-ID arrived. */
export function countByMessageId(mails: CaughtMail[]): Map<string, number> {
  const byId = Map.groupBy(mails, ({ parsed }) => parsed.messageId ?? 'none');
  return new Map([...byId].map(([id, same]) => [id, same.length]));
}
