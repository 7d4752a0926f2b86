import { quartzColours } from '@showroom/catalog-data/quartz';
import { describe, expect, it } from 'vitest';

import { quartzLooks } from '../looks/quartz-looks.ts';
import { roomPictures } from './room-picture.ts';
import { roomNames } from './rooms.ts';

const pictures = roomPictures();
const of = (slug: string) => pictures.filter((picture) => picture.slug === slug);

describe('room pictures', () => {
  it('show every colour in the room of its look', () => {
    for (const { slug, room } of quartzLooks) {
      expect(of(slug)).toContainEqual(expect.objectContaining({ name: `quartz/${slug}/room`, room }));
    }
  });

  it('show every colour in all rooms, its own first', () => {
    const views = roomNames.map((_, index) => (index === 0 ? 'room' : `room-${index + 1}`));
    for (const { slug } of quartzLooks) {
      expect(new Set(of(slug).map(({ name }) => name.split('/')[2]))).toEqual(new Set(views));
      expect(of(slug)).toHaveLength(views.length);
      expect(new Set(of(slug).map(({ room }) => room))).toEqual(new Set(roomNames));
    }
  });

  it('have unique alt texts that name the room and describe the stone', () => {
    expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length);
    for (const { slug, look } of quartzColours) for (const { alt } of of(slug)) expect(alt).toContain(look);
  });
});
