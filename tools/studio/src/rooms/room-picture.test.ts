import { quartzColours } from '@showroom/catalog-data/quartz';
import { describe, expect, it } from 'vitest';

import { roomPictures } from './room-picture.ts';
import { colourInEveryRoom, roomNames, roomOfColour } from './rooms.ts';

const pictures = roomPictures();
const of = (slug: string) => pictures.filter((picture) => picture.slug === slug);

describe('room pictures', () => {
  it('show every colour, and no other, in a room', () => {
    expect(Object.keys(roomOfColour).sort()).toEqual(quartzColours.map(({ slug }) => slug).sort());
    for (const { slug } of quartzColours) expect(of(slug).map(({ name }) => name)).toContain(`quartz/${slug}/room`);
  });

  it('show five colours in all three rooms and the others in one', () => {
    expect(colourInEveryRoom.size).toBe(5);
    for (const { slug } of quartzColours) expect(of(slug)).toHaveLength(colourInEveryRoom.has(slug) ? 3 : 1);
    for (const slug of colourInEveryRoom) {
      expect(new Set(of(slug).map(({ name }) => name.split('/')[2]))).toEqual(new Set(['room', 'room-2', 'room-3']));
      expect(new Set(of(slug).map(({ room }) => room))).toEqual(new Set(roomNames));
    }
  });

  it('use each room often', () => {
    for (const room of roomNames) {
      expect(pictures.filter((each) => each.room === room && each.name.endsWith('/room')).length).toBeGreaterThan(9);
    }
  });

  it('say which room it is and what the stone looks like, each in its own words', () => {
    expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length);
    for (const { slug, look } of quartzColours) for (const { alt } of of(slug)) expect(alt).toContain(look);
  });
});
