import { expect, test } from 'vitest';
import { makePdf } from '../test-support/cv-files.ts';
import { eventually } from '../test-support/eventually.ts';
import { catchMail } from '../test-support/smtp-catcher.ts';
import { joinBody } from '../test-support/submissions.ts';
import { makeTestServer } from '../test-support/test-server.ts';

test('§7 Delivery: the CV comes as a second mail, in the thread of the first and byte for byte', async () => {
  const smtp = await catchMail();
  {
    await using server = await makeTestServer({
      withMail: true,
      environment: { SMTP_URL: smtp.url },
    });
    const answer = await server.postJson('/api/join-us', joinBody({ name: 'Luz Núñez' }));
    await eventually(() => smtp.mails.length === 1);
    const file = makePdf({ padding: 200_000 });
    await server.app.inject({
      method: 'PUT',
      url: String(answer.headers.location),
      payload: file,
      headers: { 'content-disposition': "attachment; filename*=UTF-8''Curr%C3%ADculum%20Luz.pdf" },
    });
    await eventually(() => smtp.mails.length === 2);
    const [first, second] = smtp.mails.map(({ parsed }) => parsed);
    expect(second?.inReplyTo).toBe(first?.messageId);
    expect([second?.references].flat()).toEqual([first?.messageId]);
    expect(second?.messageId).not.toBe(first?.messageId);
    expect(second?.subject).toBe('Re: Nueva candidatura: Luz Núñez');
    expect(second?.replyTo?.value).toEqual([{ name: '', address: 'luz@example.com' }]);
    expect(second?.text).toContain('Llegó el CV de Luz Núñez');
    expect(second?.html).toContain('Llegó el CV de Luz Núñez');
    const [attachment] = second?.attachments ?? [];
    expect(second?.attachments).toHaveLength(1);
    expect(attachment?.filename).toBe('Currículum Luz.pdf');
    expect(attachment?.contentType).toBe('application/pdf');
    expect(attachment?.content.equals(file)).toBe(true);
    expect(smtp.mails[1]).toMatchObject({
      envelopeFrom: 'web@agencia.example',
      envelopeTo: ['hola@agencia.example'],
    });
  }
  await smtp.close();
});
