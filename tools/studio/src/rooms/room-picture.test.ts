import { quartzColours } from '@showroom/catalog-data/quartz';
import { describe, expect, it } from 'vitest';

import { quartzLooks } from '../looks/quartz-looks.ts';
import { roomPictures } from './room-picture.ts';
import { roomNames } from './rooms.ts';

const pictures = roomPictures();
const of = (slug: string) => pictures.filter((picture) => picture.slug === slug);

describe('room pictures', () => {
  it('show every colour in the room that its look names', () => {
    for (const { slug, room } of quartzLooks) {
      expect(of(slug)).toContainEqual(expect.objectContaining({ name: `quartz/${slug}/room`, room }));
    }
  });

  it('show every colour in all three rooms, its own first', () => {
    for (const { slug } of quartzLooks) {
      expect(of(slug).map(({ name }) => name.split('/')[2])).toEqual(
        expect.arrayContaining(['room', 'room-2', 'room-3']),
      );
      expect(of(slug)).toHaveLength(3);
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
