import { nameOf } from './form-names.ts';
import { completePiece, type TypedPiece, type TypedPlan } from './typed-plan.ts';

/** More of each than the planner accepts, so that its own message says how many it does. */
const MAX = { pieces: 128, sides: 64, cutOuts: 32, appliances: 16, places: 512 };

/** Reads the posted form. What it lacks is empty; nothing is rejected here. */
export function readTypedPlan(form: FormData): TypedPlan {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const isTicked = (name: string) => form.get(name) !== null;
  /** Reads rows until one is missing. */
  const rows = <Row>(max: number, firstField: (at: number) => string, read: (at: number) => Row): Row[] => {
    const found: Row[] = [];
    while (found.length < max && form.has(firstField(found.length))) found.push(read(found.length));
    return found;
  };

  const readPiece = (at: number): TypedPiece => {
    const own = (field: string) => text(nameOf.piece(at, field));
    const ofShape = (field: string) => (form.has(nameOf.piece(at, field)) ? own(field) : undefined);
    return completePiece({
      id: own('id'),
      name: own('name'),
      role: own('role'),
      shape: own('shape'),
      length: ofShape('length'),
      depth: ofShape('depth'),
      hand: ofShape('hand'),
      returnLength: ofShape('returnLength'),
      returnDepth: ofShape('returnDepth'),
      isWhole: isTicked(nameOf.piece(at, 'isWhole')),
      points: ofShape('points')?.replaceAll('\r', ''),
      edges: rows(
        MAX.sides,
        (side) => nameOf.edge(at, side),
        (side) => text(nameOf.edge(at, side)),
      ),
      radii: rows(
        MAX.sides,
        (corner) => nameOf.radius(at, corner),
        (corner) => text(nameOf.radius(at, corner)),
      ),
      cutOuts: rows(
        MAX.cutOuts,
        (cut) => nameOf.cutOut(at, cut, 'id'),
        (cut) => {
          const field = (name: string) => text(nameOf.cutOut(at, cut, name));
          return {
            id: field('id'),
            kind: field('kind'),
            x: field('x'),
            y: field('y'),
            width: field('width'),
            depth: field('depth'),
            radius: field('radius'),
            linkedTo: field('linkedTo'),
          };
        },
      ),
      appliances: rows(
        MAX.appliances,
        (index) => nameOf.appliance(at, index, 'kind'),
        (index) => {
          const field = (name: string) => text(nameOf.appliance(at, index, name));
          return { kind: field('kind'), from: field('from'), width: field('width') };
        },
      ),
      overhang: own('overhang'),
      isOverhangSupported: isTicked(nameOf.piece(at, 'isOverhangSupported')),
      roomX: own('roomX'),
      roomY: own('roomY'),
      roomHeight: own('roomHeight'),
      roomTurns: own('roomTurns'),
    });
  };

  return {
    stone: text('stone'),
    thickness: text('thickness'),
    slabSize: text('slabSize'),
    mayTurn: isTicked('mayTurn'),
    pieces: rows(MAX.pieces, (at) => nameOf.piece(at, 'id'), readPiece),
    places: rows(
      MAX.places,
      (at) => nameOf.place(at, 'partId'),
      (at) => {
        const field = (name: string) => text(nameOf.place(at, name));
        return { partId: field('partId'), slab: field('slab'), x: field('x'), y: field('y'), turns: field('turns') };
      },
    ),
  };
}
