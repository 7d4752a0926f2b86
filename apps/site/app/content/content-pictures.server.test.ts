import { createHash } from 'node:crypto';
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mastersDir } from '@showroom/pictures/masters-dir';
import { publish, saveSettings, uploadPicture } from '@showroom/store/admin';
import { posts, settingsGroups, systemActor, works } from '@showroom/store/site';
import { expect, it } from 'vitest';
import { loadPost } from '../blog/load-post.server.ts';
import { readRootData } from '../root-data.server.ts';
import { describeBusiness } from '../seo/business-json-ld.server.ts';
import { answerQuestion } from '../search/answer-question.server.ts';
import { temporarySite, temporaryTexts } from '../testing/temporary-site.ts';
import { loadWork } from '../works/load-works.server.ts';

it('shows an uploaded picture in an article, a work, a link preview and a search result, each in its sizes', async () => {
  const { store, context } = await temporarySite();
  const path = join(store.incomingDir, 'arrived');
  await copyFile(join(mastersDir, 'scenes/millwork.webp'), path);
  const sha256 = createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
  const uploaded = await uploadPicture(store, {
    actor: systemActor,
    file: { path, originalName: 'hall.webp', sha256 },
    alt: 'The hall',
  });
  if (!uploaded.ok) throw new Error(uploaded.code);
  const { id } = uploaded.content;
  const picture = { source: 'media', id, alt: '' } as const;
  await store.write({ actor: systemActor }, async (t) => {
    const words = { title: 'Wainscot', excerpt: 'One.', author: 'Team' };
    await publish(t, posts, { from: 0, fields: { ...words, body: `Two.\n\n![A stair](media:${id})`, cover: picture } });
    const work = {
      title: 'Balusters',
      description: 'One.',
      client: 'C',
      location: 'Nipigon',
      completedOn: '2026-03-01',
    };
    await publish(t, works, { from: 0, fields: { ...work, pictures: [picture] } });
  });

  const { post, shared } = await loadPost(store, temporaryTexts(), 'wainscot');
  const small = new RegExp(`/pictures/media/${id}\\.[\\da-f]{8}\\.400\\.avif 400w`);
  expect(post.cover?.record.sources.avif).toMatch(small);
  expect(shared).toMatchObject({ path: expect.stringContaining(`/pictures/media/${id}.`), alt: 'The hall' });
  const [inText] = post.blocks.flatMap((block) => (block.kind === 'picture' ? [block.picture] : []));
  expect(inText?.record).toMatchObject({ alt: 'A stair', sources: { avif: expect.stringMatching(small) } });

  const { work } = await loadWork(store, 'balusters');
  expect(work.pictures.map(({ alt, fullSrc }) => [alt, fullSrc.split('.')[0]])).toEqual([
    ['The hall', `/pictures/media/${id}`],
  ]);

  const logo = { source: 'media', id, alt: '' } as const;
  await store.write({ actor: systemActor }, (t) =>
    saveSettings(t, settingsGroups.site, { from: 0, fields: { site: { ...settingsGroups.site.empty.site, logo } } }),
  );
  const src = expect.stringMatching(new RegExp(`^/pictures/media/${id}\\.[\\da-f]{8}\\.400\\.webp$`));
  const { facts } = await readRootData(context);
  expect(facts.logo).toEqual({ src, width: expect.any(Number), height: 40 });
  expect(facts.logo?.width).toBeLessThanOrEqual(220);
  expect(await describeBusiness(context)).toMatchObject({ logo: expect.stringContaining(`/pictures/media/${id}.`) });

  for (const question of ['wainscot', 'balusters']) {
    const { results } = await answerQuestion(store, question, { size: 5 });
    expect(results[0]?.picture, question).toMatchObject({
      name: `media/${id}`,
      hash: expect.stringMatching(/^[\da-f]{8}$/),
    });
  }
});
