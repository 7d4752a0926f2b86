import { readdir } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { deleteContent } from '../content/editing/edit-content.ts';
import { saveSettings } from '../content/settings/save-settings.ts';
import { settingsGroups } from '../content/settings/settings-groups.ts';
import { usualPresentation } from '../content/settings/site-presentation.ts';
import { createLead } from '../leads/create-lead.ts';
import { findLead } from '../leads/inbox/find-lead.ts';
import { media } from '../media/medium.ts';
import { uploadPicture } from '../media/upload-picture.ts';
import { silentLog } from '../store-log.ts';
import { startMailServer, until } from '../testing/mail-server.ts';
import { sampleLead } from '../testing/sample-input.ts';
import { uploadedFile } from '../testing/sample-media.ts';
import { saveSampleResponse } from '../testing/sample-response.ts';
import { bySystem, temporaryStore } from '../testing/temporary-store.ts';
import { systemActor } from '../database/write-transaction.ts';
import { startOutbox } from './outbox.ts';

/** Dark letters on nothing, five times as wide as high. */
const drawLogo = () =>
  sharp({ create: { width: 1000, height: 200, channels: 4, background: '#00000000' } })
    .composite([{ input: { create: { width: 600, height: 100, channels: 3, background: '#1d1c1a' } } }])
    .png()
    .toBuffer();

const words = (text = '') => text.replaceAll(/Q-[\w-]+|The (?:first|second)|^Received.*$/gm, '');

it('is at the top of each email, which is sent without one if there is none', async () => {
  const store = await temporaryStore();
  const server = await startMailServer();
  const outbox = startOutbox({ store, smtpUrl: server.url, mailTo: 'owner@shop.example', log: silentLog });
  const send = async (message: string) => {
    const created = await createLead(store, sampleLead({ message }), []);
    const count = server.received.length + 2;
    outbox.kick();
    await until(() => server.received.length === count);
    const mail = server.received.findLast(({ to }) => to.includes('visitor@home.example'));
    const email = await PostalMime.parse(Buffer.from(mail?.raw ?? '', 'latin1'));
    return { ...email, leadId: created.ok ? created.leadId : '' };
  };
  const plain = await send('The first');
  expect([plain.html?.includes('<img'), plain.attachments]).toEqual([false, []]);

  const file = uploadedFile('logo.png', await drawLogo());
  const uploaded = await uploadPicture(store, { actor: systemActor, file });
  if (!uploaded.ok) throw new Error(uploaded.code);
  const { id, fields } = uploaded.content;
  await bySystem(store, async (transaction) => {
    const site = { ...usualPresentation, logo: { source: 'media' as const, id, alt: '' } };
    await saveSettings(transaction, settingsGroups.site, { from: 0, fields: { site } });
  });
  const made = () => readdir(path.join(store.dataDir, 'cache', 'pictures'));
  const email = await send('The second');
  const [logo] = email.attachments;
  if (logo === undefined || typeof logo.content === 'string') throw new Error('The email has no logo');
  const content = Buffer.from(new Uint8Array(logo.content));
  const cid = logo.contentId?.slice(1, -1) ?? '';
  expect(email.html).toContain(`<img src="cid:${cid}" alt="Boreal &amp; Stone" width="216" height="56"`);
  expect([logo.related, logo.disposition, logo.mimeType]).toEqual([true, 'inline', 'image/png']);
  // As before, but for what each of them says of itself.
  expect(words(email.text)).toBe(words(plain.text));
  const picture = sharp(content);
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 432, height: 112 });
  const corner = await picture.clone().extract({ left: 0, top: 0, width: 4, height: 4 }).stats();
  expect([corner.isOpaque, corner.channels.slice(0, 3).map(({ max }) => max)]).toEqual([true, [0xfa, 0xf8, 0xf4]]);
  expect(content.byteLength).toBeLessThan(4000);
  expect(await made()).toEqual([`media__${id}.${fields.sha256.slice(0, 8)}.letter.png`]);

  // It comes back below an answer, larger than a signature would be.
  const returned = { name: 'logo.png', content, isInline: false, isTooLarge: false };
  await saveSampleResponse(store, email.leadId, [returned]);
  expect((await findLead(store, email.leadId))?.responses[0]).toMatchObject({ files: [], leftOut: [] });

  await bySystem(store, (t) => deleteContent(t, media, { id, from: uploaded.content.revision }));
  expect((await send('The third')).attachments, 'the picture was deleted').toEqual([]);
  await outbox.stop();
});
