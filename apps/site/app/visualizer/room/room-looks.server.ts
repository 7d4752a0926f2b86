import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findRoomChoice } from '@showroom/catalog-data/catalogue/room-choices';
import type { RoomSurface } from '@showroom/catalog-data/catalogue/room-surfaces';
import { readShownPlan } from '../plan/read-shown-plan.server.ts';
import { listShownPieces } from '../plan/show-plan.ts';
import { resolveChosen, type OfferedRoom, type RoomDesign } from '../room-code.ts';
import type { FiledLook, PartOrder, PictureOrder } from './room-file-job.ts';
import type { LivePart, LiveWidth } from './room-paths.ts';

/** The folder with a room's files. */
function roomFolder(mastersDir: string, room: string): string {
  return join(mastersDir, 'rooms', room);
}

/** The master of a floor's picture. */
function floorFile(mastersDir: string, slug: string): string {
  return join(mastersDir, 'room-floors', `${slug}.webp`);
}

/** What a picture of a design shows, with the files that it is made from. A plan that can’t be read is left out. */
export function listLooks(
  mastersDir: string,
  design: RoomDesign,
  { surfaces }: Pick<OfferedRoom, 'surfaces'>,
): Pick<PictureOrder, 'folder' | 'looks' | 'offsetIn' | 'isBookMatched' | 'cuts'> {
  const chosen = resolveChosen(design.chosen);
  const looks: { [Surface in RoomSurface]?: FiledLook } = {};
  for (const surface of surfaces) {
    const look = fileLook(mastersDir, design.room, surface, chosen[surface]);
    if (look !== undefined) looks[surface] = look;
  }
  const { xIn, yIn, isBookMatched } = design;
  const cuts = listShownPieces(readShownPlan(design.plan), design).map(({ faces, cut }) => ({ faces, cut }));
  return {
    folder: roomFolder(mastersDir, design.room),
    looks,
    offsetIn: { x: xIn, y: yIn },
    isBookMatched,
    ...(cuts.length > 0 && { cuts }),
  };
}

function fileLook(mastersDir: string, room: string, surface: RoomSurface, slug: string): FiledLook | undefined {
  const look = findRoomChoice(surface, slug)?.look;
  if (look === undefined) return undefined;
  if (look.kind === 'colour') return { kind: 'colour', hex: look.hex };
  if (look.kind === 'wood')
    return ifThere({ kind: 'wood', file: join(roomFolder(mastersDir, room), `cabinets-${slug}.webp`) });
  const { kind, widthIn, heightIn } = look;
  const file = kind === 'floor' ? floorFile(mastersDir, slug) : join(mastersDir, `${look.picture}.webp`);
  return ifThere({ kind, file, widthIn, heightIn });
}

function ifThere<Look extends Extract<FiledLook, { file: string }>>(look: Look): Look | undefined {
  return existsSync(look.file) ? look : undefined;
}

/** A file for the live view, with the one that it is made from. */
export function toPartOrder(mastersDir: string, room: string, part: LivePart, width: LiveWidth): PartOrder {
  const folder = roomFolder(mastersDir, room);
  return { kind: 'part', part: part.kind, folder, file: findPartFile(mastersDir, folder, part), width };
}

function findPartFile(mastersDir: string, folder: string, part: LivePart): string {
  switch (part.kind) {
    case 'floor':
      return floorFile(mastersDir, part.slug);
    case 'cabinets':
      return join(folder, `cabinets-${part.slug}.webp`);
    case 'faces':
      return join(folder, 'faces.png');
    case 'light':
    case 'gloss':
    case 'bounce':
      return join(folder, `${part.kind}.webp`);
  }
}
