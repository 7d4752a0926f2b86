import { lightingMeasures } from '@showroom/catalog-data/catalogue/guide-measures';
import type { ArticleText } from './article-text.ts';

const { counterLumens } = lightingMeasures;

export const underCabinetLighting: ArticleText = {
  tags: ['Lighting', 'Kitchens'],
  body: `The best light in a kitchen is one you never see. It falls on the cutting board, and the source stays hidden whether you are standing or sitting. It is also the light that is on the longest: on the shortest days of December the sun is up in Thunder Bay for [little more than eight hours](https://nrc.canada.ca/en/research-development/products-services/software-applications/sun-calculator/), and both breakfast and supper are cooked in the dark.

## Where the strip goes

Put it at the front of the cabinet, behind the light rail, shining down and back toward the wall. At the back it lights the backsplash and leaves your hands in their own shadow. Almost everyone puts it at the back at first, because that is where the wire comes out. Ask to have the wire brought forward along the bottom of the cabinet.

A light rail an inch and a half high hides the strip from anyone standing. For people sitting at a table opposite, who look up from below, make it two inches. Check that sitting down, with a piece of cardboard, before the rail is cut.

![A home bar in walnut: lit shelves of bottles and glasses on gold-veined stone](master:works/rushing-river-bar/after "Light from under the shelves of a bar near Kenora: the stone glows and you never see the source")

## What colour

The colour of light is given in kelvins: the lower the number, the warmer the light. We use 2700 beside wood and warm stone, and 3000 beside white and grey. Above that, quartz turns blue and food looks tired.

| Kelvins | Looks like | Where to use it |
| --- | --- | --- |
| 2200 to 2400 | a candle or an old filament bulb | over a bar, on glass shelves |
| 2700 | the household bulb we grew up with | oak, walnut, cream, gold-veined stone |
| 3000 | halogen | white, grey and green kitchens; most counters |
| 3500 | a store window | a pantry or laundry, where you read labels |
| 4000 and up | an overcast noon | the workshop, not the kitchen |

Use one colour throughout a room. A 2700 strip under the cabinets and 4000 in the ceiling make both look wrong, and you will blame the stone.

The other number is the colour rendering index, or CRI. A light with a CRI of 100 shows colours the way daylight or an old incandescent bulb would; [most LEDs sold in stores are about 80](https://en.wikipedia.org/wiki/High-CRI_LED_lighting). At 80, a red pepper looks brown and walnut looks like mud. Ask for 90 or more, with an R9 value, which is for red alone, above 50. It costs a few dollars more a metre.

## How much

Plan for ${counterLumens.join(' to ')} lumens per foot of counter, and put the strip on a dimmer; half of that is enough for a shelf. Lumens are printed on the reel, by the metre or the foot. Watts only tell you what it costs to run, and that isn't much: eight feet of good strip uses about as much as one old forty-watt bulb.

The surface matters just as much. Polished stone reflects the strip as a bright line, or as a row of dots if the diodes are bare. A honed or [leathered](/quartz-countertops/sahara-noir) top spreads the light and shows neither. Dark stone swallows half the light that falls on it, so plan for the upper end.

## Four things that are easy now and hard later

- **A separate switch by the door, on a dimmer.** At five in the morning you want a tenth of the light.
- **A driver you can reach.** It is a small box, it gets warm, and it is the part that fails. Put it in a cabinet that opens, with air around it; not above the hood, and not behind the drywall.
- **A diffuser.** An aluminum channel with a milky cover keeps grease off, carries heat away and turns the dots into a line.
- **A wire to the island and to the tall shelf**, even if nothing will hang there yet. A coil behind the panel takes ten minutes.

You can replace a low-voltage strip yourself. For the driver and the wiring that feeds it, hire a licensed electrical contractor; either way, the Electrical Safety Authority must be notified of the work. We draw where everything goes; they connect it.

## The rest of the room

The strip lights your hands. The room needs two more: something brighter over the table, and one warm light that stays on when no one is cooking. Over an island we hang [pendants](/products/lighting) thirty to thirty-six inches above the stone, high enough for two people to see each other underneath. In the ceiling, line the pot lights up with the front edge of the counter, not the middle of the floor, or you will be standing in your own light again.

Then turn everything off except the strip, and sit down. If you can see the source from any chair, the light rail needs another half inch. It is the one measurement in a kitchen you can't take from a drawing, which is why we take it last.

## A short list for your electrician

1. A strip at the front of each upper cabinet, 2700 or 3000 K, CRI 90 or better, in a channel with a diffuser.
2. One driver for each run, each in a cabinet marked on the plan, with twenty percent of its power to spare.
3. A dimmer at the door, and a second one where you come in from the garage.
4. A dimmer and driver that the same manufacturer lists as compatible; most flicker comes from parts that weren't made for each other.
5. A photo of every wire before the wall is closed up. Keep it with your house records.`,
};
