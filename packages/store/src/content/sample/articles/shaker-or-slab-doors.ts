import type { ArticleText } from './article-text.ts';

export const shakerOrSlabDoors: ArticleText = {
  tags: ['Cabinets', 'Kitchens'],
  body: `The box of a cabinet is much the same everywhere: plywood, a back, some holes for shelves. What a room looks like, what it costs and how long it takes to clean is decided by the door. It is also the one part of a kitchen that is made of wood in the old sense, and wood moves.

## Four that we make most

**Wide-rail shaker** is the familiar one: five pieces, a flat panel, rails of two and a quarter inches. It suits old houses and new ones, and its shadow lines hide a warped wall better than anything else.

**Slim-rail shaker** takes the rails down to one inch. It looks lighter and is harder to make: there is less wood to hold the corner, and the least twist shows.

**Slab** is one flat board. Everything depends on what it is made of. In oak the grain should run on from door to door, so they are cut from one sheet and numbered. In lacquer it shows every fingerprint unless it is matte.

**Reeded** has its grooves milled across the face. It is lovely in a low sun, and wants a soft brush once a month.

![A tall dove-grey wall cabinet with its shaker door standing open on maple shelves](master:cabinets/superior-dish-wall-24-grey/front "Shaker, with a wide rail: five pieces, and a panel that is free to move")

## Side by side

| Door | Price of the fronts | Cleaning | Where it is at its best |
| --- | --- | --- | --- |
| Slab, lacquered | lowest | one stroke | small kitchens, apartments, laundries |
| Slab, veneered oak or walnut | middle | one stroke, along the grain | wide runs where the grain can be read |
| Wide-rail shaker, painted | middle | inner corners, twice a year | nearly any house built before 1990 |
| Slim-rail shaker, painted | upper | inner corners, twice a year | tall rooms; beside modern appliances |
| Shaker in solid walnut | highest | as above, then oil | islands, libraries |
| Reeded | upper | a brush along the grooves | one piece in a room, a vanity or a bar |

Between the first row and the last lies about half the price of the fronts, which is a sixth or so of the price of a kitchen. It is the best money to spend if you look at doors, and the first to save if you do not.

## Why panels float

Hold a shaker door to the light: the panel sits in a groove and is not glued. That is five hundred years old and was invented for climates like ours. In a heated house in January the air may be at thirty percent humidity, in a wet August at sixty-five, and wood settles at [about six percent moisture at the one and twelve at the other](https://www.woodworkingnetwork.com/magazine/fdmc-magazine/rh-equivalent). For many woods that is a movement of one and a half percent across the grain. A solid panel twelve inches wide comes and goes by three sixteenths of an inch each year, for as long as the house stands.

A frame with a floating panel takes that up out of sight. A solid slab door cannot, so ours are not solid: they are a stable core with a veneer on both faces, thick enough to be sanded once. Anyone who offers you a slab in solid maple for Northwestern Ontario will be back to plane it.

What you will see all the same, and need not worry about:

- **A bare line around a painted panel in winter.** The panel has shrunk and shows wood that the brush never reached. We paint panels before they go into their frames, so that the line is painted too.
- **A hairline at the corners of a painted frame.** Rail and stile move in different directions. It closes in June.
- **A door that rubs in the wet week of August.** A quarter turn of a hinge screw; [the hinges we use](/custom-cabinetry) move in three directions.

## What a door tells of the room

Choose by the walls first. If they are out of true, and in a house on clay they are, frames hide it and slabs show it: a run of slab doors is a ruler held against the ceiling. In the [wartime house in Westfort](/our-works/westfort-peninsula-kitchen) the ceiling falls by an inch across the kitchen, and with wide rails no one has noticed.

Then choose by the light. With one small window, flat doors in a pale colour carry light to the back of the room. With a wall of glass, frames and reeds have something to catch.

![A corner kitchen in plain pale oak under a wide window on a lake](master:works/shuniah-lakehouse-kitchen/after "Plain oak beside a wall of glass: the grain does what mouldings do elsewhere")

Last, choose by who cleans. Flat doors are wiped in one stroke. Every inner corner collects what floats in a kitchen, and twenty years of that adds up.

## Painted or clear

Catalysed lacquer is hard, washes well and can be had in any colour; when it is chipped, the repair shows. Hard-wax oil can be touched up with a cloth where it was damaged, and wants a new coat at the sink every second year. Oak grows darker and warmer in the light, walnut paler. Put a sample half under a book on the window sill for a month, and you will know which of the two you can live with.

## How to try one

Hang a door. We lend samples at full size, and one of them, propped on the counter of the kitchen you have, says more in a week than we do in an hour. Look at it at noon and under the lamp, and put a hand on it with flour. Then [tell us which](/custom-millwork-form).`,
};
