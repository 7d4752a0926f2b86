import { countUp } from './start-from-template.ts';
import {
  completePiece,
  noRoomPlace,
  type TypedAppliance,
  type TypedCutOut,
  type TypedPiece,
  type TypedPlan,
} from './typed-plan.ts';

/** What the buttons of the form do. Each is also the value of its button, so that it works without scripts. */
export type PlanAction =
  | { readonly do: 'update' }
  | { readonly do: 'add-piece' }
  | { readonly do: 'duplicate' | 'remove' | 'add-cut-out' | 'add-appliance'; readonly piece: string }
  | { readonly do: 'remove-cut-out'; readonly piece: string; readonly cutOut: string }
  | { readonly do: 'remove-appliance'; readonly piece: string; readonly at: number }
  /** Lists where the parts lie, to change it. It needs the layout. */
  | { readonly do: 'by-hand' }
  | { readonly do: 'find-best' }
  | { readonly do: 'start'; readonly template: string };

/** Writes an action as the value of a button. */
export function writeAction(action: PlanAction): string {
  switch (action.do) {
    case 'update':
    case 'add-piece':
    case 'by-hand':
    case 'find-best':
      return action.do;
    case 'start':
      return `start:${action.template}`;
    case 'remove-cut-out':
      return `${action.do}:${action.piece}:${action.cutOut}`;
    case 'remove-appliance':
      return `${action.do}:${action.piece}:${action.at}`;
    default:
      return `${action.do}:${action.piece}`;
  }
}

/** Reads the value of a button. Anything unknown updates the drawing. */
export function readAction(text: string): PlanAction {
  const [name, first = '', second = ''] = text.split(':');
  switch (name) {
    case 'add-piece':
    case 'by-hand':
    case 'find-best':
      return { do: name };
    case 'start':
      return { do: name, template: first };
    case 'duplicate':
    case 'remove':
    case 'add-cut-out':
    case 'add-appliance':
      return { do: name, piece: first };
    case 'remove-cut-out':
      return { do: name, piece: first, cutOut: second };
    case 'remove-appliance':
      return { do: name, piece: first, at: Number(second) };
    default:
      return { do: 'update' };
  }
}

/** Applies an action to what stands in the form. Wrong texts stay as they were typed. */
export function changePlan(plan: TypedPlan, action: PlanAction): TypedPlan {
  const changePiece = (id: string, change: (piece: TypedPiece) => TypedPiece): TypedPlan => ({
    ...plan,
    pieces: plan.pieces.map((piece) => (piece.id === id ? change(piece) : piece)),
  });
  switch (action.do) {
    case 'update':
    case 'start':
    case 'by-hand':
      return plan;
    case 'find-best':
      return { ...plan, places: [] };
    case 'add-piece':
      return { ...plan, pieces: [...plan.pieces, newPiece(plan)] };
    case 'duplicate':
      return {
        ...plan,
        pieces: plan.pieces.flatMap((piece) =>
          piece.id === action.piece
            ? [
                piece,
                {
                  ...piece,
                  id: nextId('p', plan.pieces),
                  name: countUp(piece.name, new Set(plan.pieces.map(({ name }) => name))),
                  ...noRoomPlace,
                },
              ]
            : [piece],
        ),
      };
    case 'remove':
      return {
        ...plan,
        pieces: plan.pieces.filter(({ id }) => id !== action.piece),
        places: plan.places.filter(({ partId }) => partId !== action.piece && !partId.startsWith(`${action.piece}.`)),
      };
    case 'add-cut-out':
      return changePiece(action.piece, (piece) => ({ ...piece, cutOuts: [...piece.cutOuts, newCutOut(piece)] }));
    case 'remove-cut-out':
      return changePiece(action.piece, (piece) => ({
        ...piece,
        // A hole that moved with its sink goes with it.
        cutOuts: piece.cutOuts.filter(({ id, linkedTo }) => id !== action.cutOut && linkedTo !== action.cutOut),
      }));
    case 'add-appliance':
      return changePiece(action.piece, (piece) => ({ ...piece, appliances: [...piece.appliances, dishwasher] }));
    case 'remove-appliance':
      return changePiece(action.piece, (piece) => ({
        ...piece,
        appliances: piece.appliances.filter((_, at) => at !== action.at),
      }));
  }
}

/** The first of p1, p2, … that is free. */
function nextId(letter: string, taken: readonly { readonly id: string }[]): string {
  const ids = new Set(taken.map(({ id }) => id));
  let number = 1;
  while (ids.has(letter + number)) number += 1;
  return letter + number;
}

function newPiece(plan: TypedPlan): TypedPiece {
  return completePiece({
    id: nextId('p', plan.pieces),
    name: `Piece ${plan.pieces.length + 1}`,
    role: 'counter',
    shape: 'straight',
    length: undefined,
    depth: undefined,
    hand: undefined,
    returnLength: undefined,
    returnDepth: undefined,
    isWhole: false,
    points: undefined,
    // The back is against a wall, the front is seen.
    edges: ['', '', 'eased', ''],
    radii: [],
    cutOuts: [],
    appliances: [],
    overhang: '1 1/2',
    isOverhangSupported: false,
    ...noRoomPlace,
  });
}

/** A usual single-bowl sink, from the front of the piece as far back as it fits. */
function newCutOut(piece: TypedPiece): TypedCutOut {
  return {
    id: nextId('c', piece.cutOuts),
    kind: 'undermount-sink',
    x: String(Math.max(Math.round((Number.parseFloat(piece.length) || 72) / 2), 0)),
    y: '12 3/4',
    width: '30',
    depth: '16',
    radius: '3/4',
    linkedTo: '',
  };
}

const dishwasher: TypedAppliance = { kind: 'dishwasher', from: '0', width: '24' };
