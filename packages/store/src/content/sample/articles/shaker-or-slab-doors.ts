import type { ArticleText } from './article-text.ts';

export const shakerOrSlabDoors: ArticleText = {
  tags: ['Cabinets', 'Kitchens'],
  body: `Cabinet boxes are much the same everywhere: plywood, a back, some holes for shelves. It is the door that decides what a room looks like, what it costs and how long it takes to clean. It is also the one part of a kitchen that still behaves like solid wood, and wood moves.

## The four we make most

**Wide-rail shaker** is the familiar one: five pieces, a flat panel, and rails two and a quarter inches wide. It suits old houses and new ones, and its shadow lines hide a crooked wall better than anything else.

**Slim-rail shaker** narrows the rails to one inch. It looks lighter and is harder to make: there is less wood to hold the corner, and the slightest twist shows.

**Slab** is one flat panel. Everything depends on what it is made of. In oak, the grain should run on from door to door, so the doors are cut from one sheet and numbered. In lacquer, it shows every fingerprint unless it is matte.

**Reeded** has grooves milled across the face. It is beautiful in low sun, and needs a soft brush once a month.

![A tall dove-grey wall cabinet with its shaker door standing open on maple shelves](master:cabinets/superior-dish-wall-24-grey/front "Shaker, with a wide rail: five pieces, and a panel that is free to move")

## Side by side

| Door | Price of the doors | Cleaning | Where it works best |
| --- | --- | --- | --- |
| Slab, lacquered | lowest | one wipe | small kitchens, apartments, laundries |
| Slab, veneered oak or walnut | middle | one wipe, along the grain | long runs where the grain shows |
| Wide-rail shaker, painted | middle | inside corners, twice a year | nearly any house built before 1990 |
| Slim-rail shaker, painted | upper | inside corners, twice a year | tall rooms; beside modern appliances |
| Shaker in solid walnut | highest | as above, then oil | islands, libraries |
| Reeded | upper | a brush along the grooves | one piece in a room, a vanity or a bar |

From the cheapest row to the dearest, the price of the doors roughly doubles. The difference is about a sixth of the price of a kitchen. If the doors are what you notice, it is the best money you can spend; if not, it is the first place to save.

## Why panels float

Hold a shaker door up to the light: the panel sits in a groove and isn't glued. The idea is five hundred years old and was made for climates like ours. A heated house in January may be at thirty percent humidity, and at sixty-five in a wet August. Wood settles at [about six percent moisture in one and twelve in the other](https://www.woodworkingnetwork.com/magazine/fdmc-magazine/rh-equivalent). For many woods, that is a movement of one and a half percent across the grain. A solid panel twelve inches wide grows and shrinks by three sixteenths of an inch every year, for as long as the house stands.

A frame with a floating panel hides that movement. A solid slab door can't, so ours aren't solid: they have a stable core with veneer on both faces, thick enough to be sanded once. Anyone who sells you a slab door in solid maple in Northwestern Ontario will be back to plane it.

You may still see these, and you don't need to worry about them:

- **A line around a painted panel in winter.** The panel has shrunk and shows an edge you don't see in summer. On a door painted after it was put together, that line is bare wood. We paint panels before they go into their frames, so on ours the line is painted too.
- **A hairline at the corners of a painted frame.** The rail and the stile move in different directions. It closes in June.
- **A door that rubs during a wet week in August.** A quarter turn of a hinge screw fixes it; [the hinges we use](/custom-cabinetry) adjust in three directions.

## Which door suits your room

Start with the walls. If they are out of true, and in a house on clay they are, frames hide it and slabs show it: a run of slab doors is like a ruler held up to the ceiling. In the [wartime house in Westfort](/our-works/westfort-peninsula-kitchen) the ceiling drops an inch across the kitchen, and with wide rails no one has noticed.

Then consider the light. With one small window, flat doors in a pale colour carry light to the back of the room. With a wall of glass, frames and reeds have something to catch.

![A corner kitchen in plain pale oak under a wide window on a lake](master:works/shuniah-lakehouse-kitchen/after "Plain oak beside a wall of glass: here the grain does the work of mouldings")

Last, think about who cleans. Flat doors wipe down in one stroke. Every inside corner collects what floats around a kitchen, and over twenty years that adds up.

## Painted or clear

Catalysed lacquer is hard, washes well and comes in any colour, but when it chips, the repair shows. Hard-wax oil can be touched up with a cloth where it is damaged, and needs a new coat around the sink every second year. Oak grows darker and warmer in the light, and walnut grows paler. Put a sample on the window sill for a month, half covered by a book, and you will know which of the two you can live with.

## How to try one

Hang a door. We lend full-size samples, and a week with one propped on your own counter will tell you more than an hour with us. Look at it at noon and under the lights, and touch it with flour on your hands. Then [tell us which one](/custom-millwork-form).`,
};
