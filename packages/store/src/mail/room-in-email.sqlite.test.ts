import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { createLead } from '../leads/create-lead.ts';
import { silentLog } from '../store-log.ts';
import { startMailServer, until } from '../testing/mail-server.ts';
import { jpegFile, pdfFile, sampleLead } from '../testing/sample-input.ts';
import { temporaryStore } from '../testing/temporary-store.ts';
import { startOutbox } from './outbox.ts';

it('shows the owner the picture of a room, and no picture to the visitor', async () => {
  const store = await temporaryStore();
  const server = await startMailServer();
  const outbox = startOutbox({ store, smtpUrl: server.url, mailTo: 'owner@shop.example', log: silentLog });
  const room = { ...jpegFile('kitchen-in-aurora.jpg'), shows: 'room' as const };
  await createLead(store, sampleLead(), [pdfFile('sketch.pdf'), room]);
  outbox.kick();
  await until(() => server.received.length === 2);
  await outbox.stop();
  const read = async (recipient: string) => {
    const mail = server.received.find(({ to }) => to.includes(recipient));
    return PostalMime.parse(Buffer.from(mail?.raw ?? '', 'latin1'));
  };
  const notice = await read('owner@shop.example');
  expect(notice.attachments).toMatchObject([
    { filename: 'kitchen-in-aurora.jpg', mimeType: 'image/jpeg', disposition: 'inline', related: true },
  ]);
  const [picture] = notice.attachments;
  expect(picture && typeof picture.content !== 'string' && Buffer.from(new Uint8Array(picture.content))).toEqual(
    Buffer.from(room.bytes),
  );
  expect(notice.html).toContain(`<img src="cid:${picture?.contentId?.slice(1, -1)}" alt="The room"`);
  expect(notice.text).toMatch(/^Files: sketch\.pdf$/m);
  expect((await read('visitor@home.example')).attachments).toEqual([]);
});
