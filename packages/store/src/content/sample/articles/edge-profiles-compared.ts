import type { ArticleText } from './article-text.ts';

export const edgeProfilesCompared: ArticleText = {
  tags: ['Quartz', 'Kitchens'],
  body: `One slab, six edges, the same light. An edge is a small thing, but your hands, your hips and the light meet it every day, and it is the part of a counter that chips. It is also usually chosen in the last five minutes, from a rack of samples the size of a matchbox. Here is what we would tell you if there were more time.

## From plain to fancy

1. **Eased.** Only the sharp corner is taken off: a sixteenth of an inch, as if someone had run a sanding block along it. It suits modern rooms and shows the true thickness of the slab.
2. **Bevel.** A flat cut of an eighth to a quarter of an inch. It catches one bright line of light and is the easiest edge to keep clean.
3. **Quarter round.** Soft on top, crisp below. Good where children run past.
4. **Half round.** Soft top and bottom, and the best at taking knocks. It makes a slab look thinner than it is, and water runs around it to the underside.
5. **Ogee.** An S-shaped profile, for panelled doors and moulded legs. It holds crumbs, and takes several passes of the wheel and hand polishing.
6. **Mitred.** Two pieces meet at 45 degrees and look like one thick slab. Choose a colour whose veins can turn the corner.

![A kitchen island with waterfall ends in warm white quartz with veins edged in gold](master:quartz/calacatta-oro-classic/room "Calacatta Oro Classic in a kitchen: long veins look best on an edge they can run over")

All eight of our edges are drawn to scale in the guide on the [quartz page](/quartz-countertops).

## The six compared

| Edge | Labour, if eased is 1 | Chips | Cleaning | Thickness |
| --- | --- | --- | --- | --- |
| Eased | 1 | first | easy | 2 or 3 cm |
| Bevel | 1¼ | rarely | easiest | 2 or 3 cm |
| Quarter round | 1½ | rarely | easy | 2 or 3 cm |
| Half round | 2 | hardly ever | drips run under | 3 cm looks right |
| Ogee | 2½ | at the upper lip | needs a brush | 3 cm |
| Mitred | 4 or more | at the outer corner | easy | 2 cm, made to look 4 to 14 cm thick |

The labour is what it takes in our own shop for a straight run with two corners. A curve adds a third to any of them.

## Which of them chips?

The sharper the edge, the sooner it chips. Quartz is hard, and hard means brittle: a plate coming up out of the dishwasher that catches the counter from below can break out a chip the size of a fingernail. Most of the chips we repair are on eased edges, and most of those are within two feet of a dishwasher or sink. A bevel there costs little and is worth it, even if the rest of the kitchen is eased. No one has ever noticed the change.

Ask to have the underside eased too. It is the edge people grab to pull themselves up from a low chair, and the one the plates hit.

If it has already happened, keep the piece and read [Caring for quartz](/blog/caring-for-quartz): glued back the same week, the repair is nearly invisible.

## Two centimetres or three

A [2 cm](/quartz-countertops?thickness=2cm) slab is a little over three quarters of an inch thick, and a [3 cm](/quartz-countertops?thickness=3cm) slab just under one and a quarter. The thicker slab spans farther over a dishwasher or past the end of an island, and its edge needs nothing added. The thinner one weighs a third less, which matters for a wall-hung vanity and for the people carrying it up the stairs.

A mitre can make a two-centimetre slab look thicker. The [powder room in Terrace Bay](/our-works/terrace-bay-powder-room) has an apron of five and a half inches, and it is hollow behind.

![A hung vanity of reeded oak under a thick black stone top with rust-coloured veins](master:works/terrace-bay-powder-room/after "Mitred from 2 cm: the veins run over the edge and down")

## Veins and corners

On an eased edge, a vein looks cut off. On a mitred edge it carries on over the corner, if the two pieces were cut side by side from the slab. We lay that out on the whole slab before the first cut and send you a photo. It makes the biggest difference in colours with long veins, such as [Calacatta Oro Classic](/quartz-countertops/calacatta-oro-classic) and [Statuario Classique](/quartz-countertops/statuario-classique). On an even colour such as [Thasos Mist](/quartz-countertops/thasos-mist), a mitre adds thickness and nothing else.

Light matters too. Bevels and rounded edges catch a line of light along the whole counter. Under a light strip at the front of the cabinets that line is crisp; in a north-facing room it is hardly there. Look at the sample lying flat on a counter at hip height, not upright in your hand.

## The corner that sticks out

Whatever the edge, have the outside corner of an island rounded. A radius of half an inch is enough for hips; use three inches along a walkway where children run. It costs nothing to draw before the stone is cut, and it is hard to add afterwards.

## What we would choose

For a busy kitchen: a one-eighth-inch bevel. For a family with small children: quarter round, with rounded corners to match. For an old house with panelled doors: ogee on the island and a bevel by the sink. For one showpiece: a mitre, and save the money everywhere else. Then [bring us a drawing](/contact), or pace off the length of the counter, and we will tell you what each one would cost.`,
};
