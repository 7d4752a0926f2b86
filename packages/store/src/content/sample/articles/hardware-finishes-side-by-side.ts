import type { ArticleText } from './article-text.ts';

export const hardwareFinishesSideBySide: ArticleText = {
  tags: ['Hardware', 'Kitchens', 'Bathrooms'],
  body: `You touch the pulls more often than anything else in a kitchen, and they are the last thing anyone chooses. We put six finishes on the same three doors and looked at them in the morning, at noon and under artificial light. Then we asked customers whose kitchens we installed ten and fifteen years ago how theirs had held up.

## The six

- **Polished brass** is warm and bold. Without lacquer it dulls within weeks, evenly where hands touch it and in blotches where they don't. Choose it if you like polishing, or if you like watching it change.
- **Aged brass** starts where polished brass ends up. It suits oak, walnut and deep greens, and hides fingerprints.
- **Brushed steel** is the quiet one. On white or grey it disappears, which is often what people want; on walnut it looks like an afterthought.
- **Chrome** matches the faucet and reflects the light. It shows water spots and hides scratches.
- **Matte black** stands out on pale doors. Cheap coatings wear through to bright metal, starting at the edges.
- **Oil-rubbed bronze** is meant to wear. The high spots turn copper, as on a church door.

![Four grey-green lockers with coats on black hooks over an oak bench](master:works/atikokan-mudroom/after "A mudroom in Atikokan: black hooks where the salt comes in")

## After ten years of hands

| Finish | What it is | After ten years | Care |
| --- | --- | --- | --- |
| Polished brass, bare | solid brass | brown and gold, depending on the hands | polish, or nothing |
| Polished brass, lacquered | brass under a clear coat | fine until the coat breaks, then spots | never polish: it breaks the coat |
| Aged brass | brass darkened with chemicals | lighter where it is touched | a dry cloth, wax once a year |
| Brushed steel | solid stainless | like new | wipe along the grain |
| Chrome | plating over brass or zinc | like new on brass; pitted on zinc near a sink | soap, then dry |
| Matte black, powder | a baked-on coating | worn at the edges and where rings rub | soap; no scouring |
| Matte black, PVD | a hard film applied in a vacuum | like new | soap |
| Oil-rubbed bronze | a living finish | copper on the high spots | wax, if anything |

What is under the finish matters more than the finish itself. Weigh a pull in your hand: brass and steel are heavy, zinc is light, and zinc is what pits. A good pull also comes with machine screws in two lengths, since drawer fronts are thicker than doors.

## A word on our winters

From November to April, hands bring in road salt, on gloves and in melted snow, and nothing is harder on metal. Pulls in a mudroom or beside the back door age three times as fast as the rest. In the [mudroom in Atikokan](/our-works/atikokan-mudroom), that is why the twenty-four hooks are black PVD over steel. Bare brass there would be green by spring.

Dry air matters as well. In a heated house at thirty percent humidity, metal pulls give you static shocks. Wood and leather don't. If you have children, you will hear about it.

## How many, and how long

One pull is enough for drawers up to 24 inches wide. Wider drawers twist unless you pull them in the middle, so use two pulls or one long one. We start at about a quarter of the drawer's width. On doors, pulls go vertically, with the lower end two and a half to three inches from the corner. We set every pull in a row with the same jig, because the eye can spot a sixteenth of an inch.

Allow an inch and a quarter behind the pull for a hand with a ring, and an inch and a half for hands with arthritis. Knobs are hard on those hands. Bars and cup pulls are easier.

![A green shaker cabinet with brass pulls, one wide drawer standing open](master:scenes/custom-cabinetry "Brass on green: one long pull in the middle of a wide drawer")

## Two rules of ours

Use one finish for everything that moves, and at most one other for everything that doesn't. Pulls and hinges belong together; the faucet and the lights can be different. [Brass pulls beside a steel range](/our-works/kenora-walnut-island) look right, but three metals look like a showroom.

Hold the sample upright, at hip height, in the room where it will go. On a counter under store lights every finish looks right. Some blacks look brown beside a true black, and aged brass from two manufacturers comes in two colours, so buy all of it from one.

## Before you order

1. Count the doors and drawers, and add two. Manufacturers change finishes without notice, and one missing pull in eight years means a whole new set.
2. Measure the holes you have, centre to centre. If new pulls fit the old holes (three inches, 96 mm and 128 mm are the usual sizes), the doors won't need filling or painting.
3. Take one of each home for a week, and put it on the drawer you open most.
4. Scratch the back with a coin. What shows there will eventually show in front.

Most of the [cabinets](/custom-cabinetry) we make are drilled once the kitchen is in place, with the pulls in your hand. It takes a morning, and no one has ever been sorry they waited.`,
};
