import { nameOf } from '../form/form-names.ts';
import type { TypedPlan } from '../form/typed-plan.ts';

const fieldsOfOtherShapes: Readonly<Record<string, readonly string[]>> = {
  straight: ['hand', 'returnLength', 'returnDepth', 'points'],
  corner: ['points'],
  free: ['length', 'depth', 'hand', 'returnLength', 'returnDepth'],
};

/** Writes the fields of a form as a browser posts them: a ticked box is “on”, another one is missing. */
export function writeTypedPlan({ pieces, places, mayTurn, ...plan }: TypedPlan): [name: string, text: string][] {
  return [
    ...Object.entries(plan),
    ...tick('mayTurn', mayTurn),
    ...pieces.flatMap(
      ({ edges, radii, cutOuts, appliances, isWhole, isOverhangSupported, ...texts }, at): [string, string][] => [
        // A form has fields for the shape of its piece only; none of them has an empty text of another shape.
        ...Object.entries(texts)
          .filter(([field]) => !fieldsOfOtherShapes[texts.shape]?.includes(field))
          .map(([field, text]): [string, string] => [nameOf.piece(at, field), text]),
        ...tick(nameOf.piece(at, 'isWhole'), isWhole),
        ...tick(nameOf.piece(at, 'isOverhangSupported'), isOverhangSupported),
        ...edges.map((edge, side): [string, string] => [nameOf.edge(at, side), edge]),
        ...radii.map((radius, corner): [string, string] => [nameOf.radius(at, corner), radius]),
        ...cutOuts.flatMap((cutOut, index) =>
          Object.entries(cutOut).map(([field, text]): [string, string] => [nameOf.cutOut(at, index, field), text]),
        ),
        ...appliances.flatMap((appliance, index) =>
          Object.entries(appliance).map(([field, text]): [string, string] => [
            nameOf.appliance(at, index, field),
            text,
          ]),
        ),
      ],
    ),
    ...places.flatMap((place, at) =>
      Object.entries(place).map(([field, text]): [string, string] => [nameOf.place(at, field), text]),
    ),
  ];
}

function tick(name: string, isTicked: boolean): [string, string][] {
  return isTicked ? [[name, 'on']] : [];
}
