import type { ArticleText } from './articles/article-text.ts';
import { caringForQuartz } from './articles/caring-for-quartz.ts';
import { choosingAVanitySize } from './articles/choosing-a-vanity-size.ts';
import { edgeProfilesCompared } from './articles/edge-profiles-compared.ts';
import { hardwareFinishesSideBySide } from './articles/hardware-finishes-side-by-side.ts';
import { planningASmallBathroom } from './articles/planning-a-small-bathroom.ts';
import { renovatingInWinter } from './articles/renovating-in-winter.ts';
import { shakerOrSlabDoors } from './articles/shaker-or-slab-doors.ts';
import { underCabinetLighting } from './articles/under-cabinet-lighting.ts';

/** By the article's slug in `catalog-data`. */
export const articleTexts: Readonly<Record<string, ArticleText>> = {
  'hardware-finishes-side-by-side': hardwareFinishesSideBySide,
  'edge-profiles-compared': edgeProfilesCompared,
  'planning-a-small-bathroom': planningASmallBathroom,
  'shaker-or-slab-doors': shakerOrSlabDoors,
  'renovating-in-winter': renovatingInWinter,
  'under-cabinet-lighting': underCabinetLighting,
  'choosing-a-vanity-size': choosingAVanitySize,
  'caring-for-quartz': caringForQuartz,
};
