import type { ArticleText } from './article-text.ts';

export const hardwareFinishesSideBySide: ArticleText = {
  tags: ['Hardware', 'Kitchens', 'Bathrooms'],
  body: `A pull is touched more often than anything else in a kitchen, and it is the last thing anyone chooses. We hung six finishes on the same three fronts and looked at them in the morning, at noon and under lamps. Then we asked the people whose kitchens we fitted ten and fifteen years ago what became of theirs.

## The six

- **Polished brass** is warm and loud. Without lacquer it dulls within weeks, evenly where hands reach and in blotches where they do not. Choose it to polish it, or to watch it.
- **Aged brass** starts where the other one ends up. It suits oak, walnut and deep greens, and forgives fingerprints.
- **Brushed steel** is the quiet one. On white or grey it disappears, which is often what is wanted; on walnut it looks left over.
- **Chrome** repeats the tap and the light. It shows water spots and hides scratches.
- **Matte black** draws a line on pale fronts. Cheap coatings rub through to bright metal at the edges first.
- **Oil-rubbed bronze** is meant to wear. The high spots turn copper, as on a church door.

![Four grey-green lockers with coats on black hooks over an oak bench](master:works/atikokan-mudroom/after "A mudroom in Atikokan: black hooks where the salt comes in")

## After ten years of hands

| Finish | What it is | After ten years | Care |
| --- | --- | --- | --- |
| Polished brass, bare | the metal itself | brown and gold, as hands have made it | polish, or nothing |
| Polished brass, lacquered | brass under a clear coat | fine until the coat is broken, then spots | never polish: it breaks the coat |
| Aged brass | brass darkened by chemistry | lighter where it is touched | a dry cloth, wax once a year |
| Brushed steel | solid stainless | as it was | wipe along the grain |
| Chrome | plated on brass or zinc | as it was on brass; pitted on zinc near a sink | soap, then dry |
| Matte black, powder | a baked coat | worn at edges and under rings | soap; no scouring |
| Matte black, PVD | a hard film laid on in a vacuum | as it was | soap |
| Oil-rubbed bronze | a living coat | copper on the high spots | wax, if anything |

What is under the finish counts for more than the finish. Weigh a pull in the hand: brass and steel are heavy, zinc is light, and zinc is what pits. A good pull also comes with machine screws of two lengths, since drawer fronts are thicker than doors.

## A word on our winters

Hands bring in road salt from November to April, on gloves and in melted snow, and salt is what metal likes least. The pulls of a mudroom and those beside the back door age three times as fast as the rest. In the [mudroom in Atikokan](/our-works/atikokan-mudroom) the twenty-four hooks are black PVD on steel for that reason. Bare brass there would be green by spring.

Dry air matters as well. In a heated house at thirty percent humidity, metal pulls are where you’ll feel static. Wood and leather do not. If you have children, you will hear about it.

## How many, and how long

For drawers up to 24 inches one pull is enough; beyond that the drawer racks unless it is pulled in the middle, so either two pulls or one long one. We take a third of the drawer's width as a beginning. On doors a pull stands upright, its lower end two and a half to three inches from the corner, and all of them in a row are set with one jig, because the eye finds a sixteenth.

A grip needs an inch and a quarter behind it for a hand with a ring, and an inch and a half for hands that have arthritis. Knobs are hard for those hands. Bars and cups are kind.

![A green shaker cabinet with brass pulls, one wide drawer standing open](master:scenes/custom-cabinetry "Brass on green: one long pull in the middle of a wide drawer")

## Two rules we keep

Use one finish for everything that moves and another, at most, for everything that does not. Pulls and hinges are one family, the tap and the lamps may be another: [brass pulls beside a steel range](/our-works/kenora-walnut-island) are at ease together, and three metals look like a showroom.

And hold the sample upright, at hip height, in the room itself. On a counter under shop lights every finish looks right. Blacks turn brown beside real black, and two makers' aged brass are two colours: buy all of one.

## Before you order

1. Count doors and drawers, and add two. Finishes are changed by makers without notice, and a missing pull in eight years is a new set.
2. Measure the holes of what you have, middle to middle. If new pulls fit the old holes (three inches, 96 mm and 128 mm are the usual ones), the doors need no filling and no paint.
3. Take one of each home for a week, and put it on the drawer you open most.
4. Scratch the back with a coin. What shows there will show in front.

Most of the [cabinets](/custom-cabinetry) we make are drilled once the kitchen is in place, with the pulls in your hand. It takes a morning, and no one has been sorry to have waited.`,
};
