import type { ArticleText } from './article-text.ts';

export const caringForQuartz: ArticleText = {
  tags: ['Quartz', 'Maintenance'],
  body: `Quartz needs less care than any other stone. It is ground quartz bound with resin and pressed until there are no pores left for liquid to get into, so it never needs sealing. Most days, a soft cloth, warm water and a drop of dish soap are all you need. When quartz is damaged, it is usually by heat, a strong cleaner or the wrong scouring pad.

## Day to day

Wipe up spills while they are wet, starting with coffee, beets and turmeric. Then rinse. When a customer tells us their counter has gone dull, it is nearly always a film: soap that was never rinsed off, or a spray that promises shine and leaves wax behind. Wash the counter twice with plain hot water and a clean cloth, dry it with a towel, and look at it again in low light from the side. Nine times out of ten, that is all it needs.

Hard-water marks are less of a problem here than in the south of the province. [Thunder Bay's water comes from Lake Superior](https://www.thunderbay.ca/en/city-services/drinking-water.aspx), which is soft, so town kitchens see hardly any scale. On a well in Kakabeka, Neebing or Oliver Paipoonge it may be different: look for a white crust around the faucet. If you have one, just dry the counter beside the sink after you use it.

![Polished quartz with gold veins, seen close enough to make out its grains](master:quartz/calacatta-oro-classic/close-up "Calacatta Oro Classic, close up: the veins go right through the slab and can't wear off")

## When something sticks

| What | First | If that isn't enough |
| --- | --- | --- |
| Gum, wax, candy | Ice in a bag until it hardens | A plastic scraper, held flat |
| Dried batter, egg | A warm wet cloth for ten minutes | Dish soap and a nylon brush |
| Marker, ink | Rubbing alcohol on a cloth | A second time, then plenty of water |
| Grease around the range | Degreasing dish soap and hot water | The same again; never oven cleaner |
| Rust from a can | A warm soapy cloth | Cream cleaner for ceramic cooktops, lightly, then rinse |
| Lime around the faucet | A warm wet cloth and a plastic scraper | One part vinegar to four parts water, rinsed off within a minute |

Vinegar comes last on purpose. It does no harm in a minute, but it can in an hour. Lemon, tomato and wine are weaker acids, so wipe them up before you sit down to eat, not after.

## What to keep away

Bleach, oven cleaner, drain cleaner, paint stripper and nail polish remover all attack the resin. So do the strongest dishwasher tablets if they are left wet on the counter. [Fabricators everywhere say the same](https://ryan-stone.com/things-you-should-avoid-to-a-quartz-countertop): nothing strongly acidic, nothing strongly alkaline. If you spill one of these, flood it with water first and read the label afterwards.

Keep scouring powder and green pads away too. They don't so much scratch quartz as polish it unevenly: the sheen is gone where you rubbed, and no cleaner brings it back. On dark colours and leathered ones, such as [Sahara Noir](/quartz-countertops/sahara-noir), you can see that patch from across the room.

## Heat, and the pot that was too hot

The stone can stand heat. The resin can't. A pot straight from the burner can leave a pale ring, and a slow cooker left in one place for six hours can do the same more gradually. The other risk is thermal shock: one spot heats up fast while the rest stays cold. If the counter runs along an outside wall and sits at sixty degrees Fahrenheit in January, that difference is larger than the manufacturers had in mind.

So always use a trivet, and put one under the slow cooker and the air fryer too. A slab is weakest at the corners of the sink and cooktop cut-outs, which is where a crack would start. Don't set anything hot within a hand's width of them.

If it has already happened:

1. Let it cool on its own. No wet cloth, no ice.
2. Clean it with soap and water and look at it dry, in daylight.
3. If there is still a white haze, stop. Hand polishing often takes it out; after a scouring pad, nothing will.
4. Take a photo with something next to it for scale, and [send it to us](/contact).

## Chips and scratches

In normal use, knives don't scratch quartz; quartz dulls knives. Use a cutting board for the knife's sake. Grey marks that look like scratches are metal left behind by pans, and they come off with the cooktop cream in the table.

Chips are another matter. They happen along the edge: beside the dishwasher, at the sink, anywhere a heavy pot gets swung. If you find the piece, keep it. Glued back the same week, the repair is nearly invisible. Which edges chip most, and why, is in [Edge profiles compared](/blog/edge-profiles-compared).

## Once a year

On a bright day, wash the whole counter with hot water only and dry it. Run a finger along the seams and along the line where the stone meets the backsplash. If the silicone has let go, cutting it out and redoing it takes ten minutes and saves the cabinet below. That is all the maintenance there is. The [quartz colours](/quartz-countertops) we carry don't need oil, sealer or anything sold as either.`,
};
