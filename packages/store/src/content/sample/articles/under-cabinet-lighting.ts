import { lightingMeasures } from '@showroom/catalog-data/catalogue/guide-measures';
import type { ArticleText } from './article-text.ts';

const { counterLumens } = lightingMeasures;

export const underCabinetLighting: ArticleText = {
  tags: ['Lighting', 'Kitchens'],
  body: `The best light in a kitchen is one that you never see. It falls on the board where the knife is, and the lamp itself stays out of every eye, standing or sitting. It is also the light that is lit longest: on the shortest days of December the sun is up in Thunder Bay for [little more than eight hours](https://nrc.canada.ca/en/research-development/products-services/software-applications/sun-calculator/), and both breakfast and supper are cooked in the dark.

## Where the strip goes

At the front of the cabinet, behind the rail, shining down and back towards the wall. Set at the back it lights the tiles and leaves your hands in their own shadow. Everyone puts it at the back at first, because the wire comes out there. Ask for the wire to be brought forward inside the cabinet's floor.

A rail of an inch and a half hides the strip from anyone standing. For people at a table opposite, who look up from below, two inches. Measure that sitting down, with a piece of cardboard, before the rail is cut.

![A home bar in walnut: lit shelves of bottles and glasses on gold-veined stone](master:works/rushing-river-bar/after "Light from under the shelves of a bar near Kenora: the stone glows and no lamp is seen")

## What colour

Colour temperature is given in kelvin: the lower, the warmer. We use 2700 beside wood and warm stone and 3000 beside white and grey. Above that, quartz turns blue and food looks tired.

| Kelvin | Looks like | Use it |
| --- | --- | --- |
| 2200 to 2400 | candle, old filament | over a bar, on shelves of glass |
| 2700 | the household bulb we grew up with | oak, walnut, cream, gold-veined stone |
| 3000 | halogen | white, grey and green kitchens; most counters |
| 3500 | shop window | a pantry or laundry, where labels are read |
| 4000 and more | overcast noon | the workshop, not the kitchen |

Use one colour throughout a room. A strip at 2700 under cabinets and 4000 in the ceiling makes both look wrong, and you will blame the stone.

The other number is the colour rendering index. A lamp of 100 shows colours as daylight or an old bulb would; [most LED lamps on a shelf are at about 80](https://en.wikipedia.org/wiki/High-CRI_LED_lighting). At 80 a red pepper and a brown one are cousins, and so are walnut and mud. Ask for 90 or more, and for the figure called R9, which is for red alone, above 50. It costs a few dollars a metre.

## How much

Plan for ${counterLumens.join(' to ')} lumens on each foot of counter, and put the strip on a dimmer; half of that will do for a shelf. Lumens are printed on the reel, by the metre or the foot. Watts say only what it costs to run, and that is little: eight feet of good strip take about as much as one old forty-watt bulb.

What the surface does counts for as much. Polished stone mirrors the strip as a bright line, and if the strip has bare diodes, as a row of dots. A honed or [leathered](/quartz-countertops/sahara-noir) top spreads the light and shows neither. Dark stone swallows half of what falls on it: plan for the upper end.

## Four things that are easy now and hard later

- **A switch of its own beside the door, on a dimmer.** At five in the morning you want a tenth of it.
- **The driver where it can be reached.** It is a small box, it gets warm, and it is the part that fails. In a cabinet that opens, with air around it; not above the hood, and not behind the drywall.
- **A diffuser.** A channel of aluminum with a milky cover keeps grease off, takes the heat away and turns dots into a line.
- **A wire to the island and to the tall shelf**, even if nothing hangs there yet. A coil behind the panel costs ten minutes.

You can change a low-voltage strip yourself. For the driver and the wiring that feeds it, hire a licensed electrical contractor; either way, the Electrical Safety Authority must be notified of it. We draw where everything goes; they connect it.

## The rest of the room

A strip is for hands. It needs company: something over the table that can be brighter, and one warm light that stays on when no one is cooking. Over an island we hang [pendants](/products/lighting) thirty to thirty-six inches above the stone, high enough that two people can see each other under them. In the ceiling, put the spots over the front edge of the counter and not in the middle of the floor, or you will be in your own light again.

Then turn it all off but the strip, and sit down. If you can see a lamp from any chair, the rail wants another half inch. That is the one measurement of a kitchen that cannot be taken from a drawing, which is why we take it last.

## A short list for your electrician

1. Strip at the front of each upper cabinet, 3000 K, CRI 90 or better, in a channel with a diffuser.
2. One driver for each run, each in a named cabinet, with a fifth of its power to spare.
3. Dimmer at the door and a second one where you enter from the garage.
4. Dimmer and driver from the same maker's list of what goes together; most flicker comes from parts that were not made for each other.
5. A photo of every wire before the wall is closed. Keep it with the papers of the house.`,
};
