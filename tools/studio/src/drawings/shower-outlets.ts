import { box, line, oval } from './outlines.ts';
import { openSheet } from './sheet.ts';

/** Half the width of a pipe on the sheet. */
const PIPE = 2.5;

/** The pipes of two showers: a valve with one head; a diverter with two outlets. Not to scale. */
export function drawShowerOutlets() {
  const { view, finish } = openSheet();
  const wall = view(0, 300, 1);
  const pipe = (...points: readonly (readonly [number, number])[]) => {
    for (const [index, [x, y]] of points.entries()) {
      const [toX, toY] = points[index + 1] ?? [x, y];
      wall.body(
        box(
          Math.min(x, toX) - PIPE,
          Math.min(y, toY) - PIPE,
          Math.max(x, toX) + PIPE,
          Math.max(y, toY) + PIPE,
          PIPE / 2,
        ),
        'wall',
      );
    }
  };
  const spray = (x: number, y: number, ...ends: readonly number[]) => {
    for (const end of ends) wall.water(line([x + end / 3, y], [x + end, y - 40]));
  };
  wall.centreLine(line([168, 20], [168, 284]));

  pipe([48, 44], [48, 112], [70, 112]);
  pipe([112, 44], [112, 112], [90, 112]);
  pipe([80, 122], [80, 250], [104, 250]);
  wall.body(oval(80, 112, 15), 'stone');
  wall.thin(line([80, 112], [80, 99]));
  wall.body('M 100 248 L 112 252 L 122 240 L 104 232 Z');
  spray(114, 228, -9, 3, 15);
  wall.words({ at: [48, 28], text: 'Hot', anchor: 'middle', isQuiet: true });
  wall.words({ at: [112, 28], text: 'Cold', anchor: 'middle', isQuiet: true });
  wall.words({ at: [39, 78], text: '½″', anchor: 'end' });
  wall.leader(
    [
      [86, 122],
      [96, 146],
    ],
    'Pressure-balanced',
  );

  pipe([206, 44], [206, 92], [230, 92]);
  pipe([274, 44], [274, 92], [250, 92]);
  pipe([240, 104], [240, 150]);
  pipe([240, 158], [240, 262], [274, 262], [274, 250]);
  pipe([240, 152], [312, 152], [312, 164]);
  wall.body(oval(240, 92, 17), 'stone');
  wall.thin(line([240, 92], [252, 101]));
  wall.body(oval(240, 152, 11), 'stone');
  wall.thin(line([240, 152], [240, 161]));
  wall.body(box(252, 240, 296, 247, 2));
  spray(274, 236, -20, 0, 20);
  wall.thin('M 312 166 C 312 186 340 176 338 196 C 337 206 331 210 328 216');
  wall.body('M 325 214 L 331 218 L 322 236 L 310 232 L 312 226 Z');
  wall.words({ at: [206, 28], text: 'Hot', anchor: 'middle', isQuiet: true });
  wall.words({ at: [274, 28], text: 'Cold', anchor: 'middle', isQuiet: true });
  wall.words({ at: [197, 66], text: '½″', anchor: 'end' });
  wall.leader(
    [
      [256, 98],
      [270, 118],
    ],
    'Thermostatic',
  );
  wall.leader(
    [
      [230, 156],
      [222, 172],
    ],
    'Diverter',
    'end',
  );
  return finish();
}
