import { describe, expect, it } from 'vitest';
import { quartzColours } from './quartz.ts';
import { quartzDescriptions } from './quartz-descriptions.ts';

const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence !== '');

describe('quartz descriptions', () => {
  it('exist for each colour and nothing else', () => {
    expect(Object.keys(quartzDescriptions).sort()).toEqual(quartzColours.map(({ slug }) => slug).sort());
  });

  it('have two paragraphs that name the colour', () => {
    for (const { slug, name } of quartzColours) {
      const paragraphs = quartzDescriptions[slug];
      expect(paragraphs).toHaveLength(2);
      expect(
        paragraphs.filter((paragraph) => paragraph.trim() === ''),
        slug,
      ).toEqual([]);
      expect(paragraphs.join(' '), slug).toContain(name);
    }
  });

  it('are unique: no sentence appears twice', () => {
    const firstUse = new Map<string, string>();
    const repeats: string[] = [];
    for (const [slug, paragraphs] of Object.entries(quartzDescriptions)) {
      for (const sentence of paragraphs.flatMap(sentencesOf)) {
        const earlier = firstUse.get(sentence);
        if (earlier !== undefined) repeats.push(`${earlier} and ${slug}: ${sentence}`);
        firstUse.set(sentence, slug);
      }
    }
    expect(repeats).toEqual([]);
  });
});
