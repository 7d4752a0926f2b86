import type { ArticleText } from './article-text.ts';

export const edgeProfilesCompared: ArticleText = {
  tags: ['Quartz', 'Kitchens'],
  body: `One slab, six edges, the same lamp. An edge is a small thing that meets the hand, the hip and the light every day, and it is the part of a counter that chips. It is also chosen in the last five minutes, from a rack of samples the size of a matchbox. Here is what we would tell you if there were more time.

## From plain to fancy

1. **Eased.** The sharp line is taken off, no more: a sixteenth of an inch, as if someone had run a stone along it. It suits modern rooms and shows the thickness of the slab honestly.
2. **Bevel.** A flat cut of an eighth to a quarter of an inch. It catches one bright line of light and is the easiest edge to keep clean.
3. **Quarter round.** Soft above, crisp below. Good where children run past.
4. **Half round.** Soft on both sides, and the most forgiving of knocks. It makes a slab look thinner than it is, and water runs round it to the underside.
5. **Ogee.** An S in profile, for panelled doors and moulded legs. It holds crumbs, and needs several passes of the wheel and a polish by hand.
6. **Mitred.** Two pieces meet at 45 degrees and read as one thick slab. It asks for a colour whose veins can turn the corner.

![A kitchen island with waterfall ends in warm white quartz with veins edged in gold](master:quartz/calacatta-oro-classic/room "Calacatta Oro Classic in a room: long veins ask for an edge that they can run over")

They are drawn to scale, cut through at both thicknesses, below the [list of our colours](/quartz-countertops).

## The six in a table

| Edge | Work, if eased is 1 | Chips | Cleaning | Thickness it needs |
| --- | --- | --- | --- | --- |
| Eased | 1 | soonest | easy | 2 or 3 cm |
| Bevel | 1¼ | seldom | easiest | 2 or 3 cm |
| Quarter round | 1½ | seldom | easy | 2 or 3 cm |
| Half round | 2 | hardly | drips run under | 3 cm looks right |
| Ogee | 2½ | at the upper lip | a brush | 3 cm |
| Mitred | 4 or more | at the outer corner | easy | 2 cm, made to look like 4 to 14 |

The hours are those of our own bench, taken over a straight run with two corners. A curve adds a third to any of them.

## Which of them chips?

The sharper the line, the sooner. Quartz is hard, and what is hard is brittle: a plate that comes up out of the dishwasher and catches the counter from below breaks out a shell the size of a fingernail. Most chips we repair are on eased edges, and most of those within two feet of a dishwasher or the sink. A bevel there costs little and is worth it, even where the rest of the kitchen is eased. No one has ever noticed the change.

The underside deserves a word as well. Ask for it to be eased too. It is the edge that hands go under to lift themselves out of a low chair, and the one that the plates meet.

If it has happened, keep the piece and read [Caring for quartz](/blog/caring-for-quartz): glued back the same week, it is close to invisible.

## Two centimetres or three

A slab of [2 cm](/quartz-countertops?thickness=2cm) is a little over three quarters of an inch, one of [3 cm](/quartz-countertops?thickness=3cm) not quite one and a quarter. The thicker one carries itself further over a dishwasher or past the end of an island, and its edge needs nothing added. The thinner weighs a third less, which matters for a vanity hung on a wall and for the people who carry it up the stairs.

Two centimetres can be made to look like more by the mitre. The [powder room in Terrace Bay](/our-works/terrace-bay-powder-room) has an apron of five and a half inches, and is hollow behind it.

![A hung vanity of reeded oak under a thick black stone top with rust-coloured veins](master:works/terrace-bay-powder-room/after "Mitred from 2 cm: the veins run over the edge and down")

## Veins and corners

A vein that ends at an edge looks cut off on an eased edge, and carried over on a mitred one, if the two pieces came from neighbouring parts of the slab. We lay that out on the whole slab before the first cut and send you a photo. Colours with long veins gain most by it, [Calacatta Oro Classic](/quartz-countertops/calacatta-oro-classic) and [Statuario Classique](/quartz-countertops/statuario-classique) among them; on an even colour such as [Thasos Mist](/quartz-countertops/thasos-mist) a mitre shows thickness and nothing else.

Light matters too. Bevels and rounds catch a line of light along the whole counter. Under a strip at the front of the cabinets that line is crisp, in a north room it is hardly there. Look at the sample flat on a counter at hip height, not upright in the hand.

## The corner that sticks out

However the edge is made, the outer corner of an island should be rounded in plan. A radius of half an inch is enough for a hip; three inches for a passage where children run. It is drawn at no cost before the stone is cut and is hard to add afterwards.

## What we would choose

For a kitchen that is used: a bevel of an eighth. For a family with small children: quarter round, and the corners with it. For an old house with panelled doors: ogee on the island, bevel by the sink. For one piece that should be looked at: a mitre, and the money from everywhere else. Then [bring a drawing](/contact), or the length of the run in your steps, and we will tell you what each of them comes to.`,
};
