import type { ArticleText } from './article-text.ts';

export const caringForQuartz: ArticleText = {
  tags: ['Quartz', 'Maintenance'],
  body: `Quartz asks for less than any other stone. It is ground quartz bound with resin and pressed until nothing is left for a liquid to soak into, so it never needs sealing. Most days a soft cloth, warm water and a drop of dish soap are all it wants. What goes wrong with it goes wrong through heat, through strong cleaners, or through good intentions with the wrong pad.

## Day to day

Wipe spills while they are wet, coffee, beet and turmeric first. Then rinse. What people bring us as a dull counter is nearly always a film: soap that was never rinsed off, or a spray that promises shine and leaves wax. Wash such a counter twice with plain hot water and a clean cloth, dry it with a towel, and look at it again with the light low across it. Nine in ten need nothing more.

Water leaves less behind here than in the south of the province. [Thunder Bay drinks from Lake Superior](https://www.thunderbay.ca/en/city-services/drinking-water.aspx), which is soft, and town kitchens hardly know scale. If you are on a well in Kakabeka, Neebing or Oliver Paipoonge it may be another story: a white crust around the tap says so. There, drying the counter beside the sink is all the cure you need.

![Polished quartz with gold veins, seen close enough to make out its grains](master:quartz/calacatta-oro-classic/close-up "Calacatta Oro Classic, close up: the veins go through the slab and cannot wear off")

## When something sticks

| What | First | If that is not enough |
| --- | --- | --- |
| Gum, wax, candy | Ice in a bag until it is hard | A plastic scraper, held flat |
| Dried batter, egg | Warm wet cloth for ten minutes | Dish soap and a nylon brush |
| Marker, ink | Rubbing alcohol on a cloth | A second time, then plenty of water |
| Grease around the range | Degreasing dish soap, hot water | The same again; never oven cleaner |
| Rust from a can | Warm soapy cloth | A cream for ceramic cooktops, lightly, then rinse |
| Lime around the tap | Warm wet cloth, plastic scraper | One part vinegar to four of water, rinsed off within a minute |

Vinegar is at the end of that list on purpose. It does no harm in a minute, but it does in an hour. Lemon, tomato and wine are weaker acids; wipe them up before you sit down to eat, not after.

## What to keep away

Bleach, oven cleaner, drain cleaner, paint stripper and nail polish remover all attack the resin, and so do the strongest dishwasher tablets when left wet on the counter. [Fabricators say the same everywhere](https://ryan-stone.com/things-you-should-avoid-to-a-quartz-countertop): nothing strongly acid, nothing strongly alkaline. If you spill one of them, flood it with water first and read the label afterwards.

Keep scouring powder and green pads away as well. They do not scratch quartz so much as polish it unevenly: the sheen goes where you rubbed, and no cleaner brings it back. On dark colours and on leathered ones, such as [Sahara Noir](/quartz-countertops/sahara-noir), you can see that patch from the door.

## Heat, and the pot that was too hot

The stone could take a fire. The resin could not. A pot straight from the burner can leave a pale ring, and a slow cooker left for six hours in one place can do the same more gently. The other risk is shock: one spot that heats fast while the rest stays cold. In a house where the counter by an outside wall is at sixty degrees Fahrenheit in January, that difference is larger than the makers had in mind.

So use a trivet, always, and put one under the slow cooker and the air fryer too. Corners of the sink and cooktop cut-outs are where a crack would begin, since a slab is weakest there. Do not set anything hot within a hand of them.

If it has happened:

1. Let it cool on its own. No wet cloth, no ice.
2. Clean it with soap and water and look at it dry, in daylight.
3. If a white haze stays, stop. Hand polishing often takes it out; a scouring pad makes sure that nothing ever will.
4. Take a photo with something next to it for scale, and [send it to us](/contact).

## Chips and scratches

Knives do not scratch quartz, in the ordinary way; quartz dulls knives. Use a board for the knife's sake. Grey marks that look like scratches are metal left behind by pans, and come off with the cooktop cream in the table.

A chip is another matter, and they come at the edge: beside the dishwasher, at the sink, where a heavy pot is swung. Keep the piece if you find it. Glued back the same week it is close to invisible. Which edges chip most, and why, is in [Edge profiles compared](/blog/edge-profiles-compared).

## Once a year

On a bright day, wash the whole counter with hot water only and dry it. Run a finger along the joint and the line where the stone meets the backsplash: silicone that has let go can be cut out and redone in ten minutes, and saves the cabinet below. That is all the maintenance there is. The [fifty colours](/quartz-countertops) we carry need neither oil nor sealer nor anything that is sold as one.`,
};
