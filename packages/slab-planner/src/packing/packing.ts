export { countFewestSheets } from './lower-bound.ts';
export { packParts } from './pack-parts.ts';
export { rectanglePart, type PackedPart, type Placement, type Size } from './packed-part.ts';
