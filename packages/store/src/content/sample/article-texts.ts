/** What the sample posts say, in Markdown, and how they are tagged, by the slug of the article in `catalog-data`. */
export const articleTexts: Readonly<Record<string, { tags: readonly string[]; body: string }>> = {
  'hardware-finishes-side-by-side': {
    tags: ['Hardware', 'Kitchens', 'Bathrooms'],
    body: `A pull is touched more often than anything else in a kitchen, and it is the last thing anybody chooses. We hung six finishes on the same three fronts and looked at them in the morning, at noon and under lamps.

## The six

- **Polished brass** is warm and loud. Without lacquer it dulls within weeks, evenly where hands reach and in blotches where they do not. Choose it to polish it.
- **Aged brass** starts where the other one ends up. It suits oak, walnut and deep greens, and forgives fingerprints.
- **Brushed steel** is the quiet one. On white or grey it disappears, which is often what is wanted; on walnut it looks left over.
- **Chrome** repeats the tap and the light. It shows water spots and hides scratches.
- **Matte black** draws a line on pale fronts. Cheap coatings rub through to bright metal at the edges first: ask for a sample and a coin.
- **Oil-rubbed bronze** is meant to wear. The high spots turn copper, as on a church door.

## Two rules we keep

Use one finish for everything that moves and another, at most, for everything that does not. And hold the sample upright, at hip height, in the room itself: on a counter under shop lights every finish looks right.`,
  },
  'edge-profiles-compared': {
    tags: ['Quartz', 'Kitchens'],
    body: `One slab, six edges, the same lamp. An edge is a small thing that meets the hand, the hip and the light every day, and it is the part of a counter that chips.

## From plain to fancy

1. **Eased.** The sharp line is taken off, no more. It suits modern rooms and shows the thickness of the stone honestly.
2. **Bevel.** A flat cut of an eighth to a quarter of an inch. It catches one bright line of light and is the easiest edge to keep clean.
3. **Quarter round.** Soft above, crisp below. Good where children run past.
4. **Half round.** Soft on both sides, and the most forgiving of knocks. It makes a slab look thinner than it is.
5. **Ogee.** An S in profile, for panelled doors and moulded legs. It holds crumbs, and needs three passes of the saw and two of the polisher.
6. **Mitred.** Two pieces meet at 45 degrees and read as one thick slab. It asks for a colour whose veins can turn the corner.

## Which of them chips?

The sharper the line, the sooner. Most chips we mend are on eased edges beside a dishwasher, where plates meet the counter from below. A bevel there costs little. An ogee takes about twice the hours of a bevel, and we would rather put those hours into the sink cut-out.`,
  },
  'planning-a-small-bathroom': {
    tags: ['Bathrooms', 'Planning'],
    body: `Five feet by eight is the bathroom of half the houses in town: tub across the end, toilet in the middle, basin behind the door. It can be a good room. Most of what goes wrong can be seen on paper.

## Draw it, then walk it

Cut tub, toilet and vanity out of card at an inch to the foot and move them about. Then do what you do in the morning, with a finger: come in, close the door, step aside, dry yourself. If the finger has to climb over something, so will you.

## What we look for

- **The door.** It should swing against a wall and clear the vanity. A pocket door buys nine square feet.
- **The basin.** A vanity of 18 inches instead of 21 leaves room for a knee and loses half a drawer.
- **Clear floor.** Thirty inches in front of the toilet and the basin; twenty-one is the least the code lets pass.
- **Storage above eye level.** A cabinet let into the wall between the studs takes no room at all.
- **One large tile.** Fewer joints make the floor look wider, and there is less to scrub.

Leave the tub where it is unless the floor comes up anyway: moving a drain by two feet is the dearest inch of the job.`,
  },
  'shaker-or-slab-doors': {
    tags: ['Cabinets', 'Kitchens'],
    body: `The box of a cabinet is much the same everywhere. What a room looks like, what it costs and how long it takes to clean is decided by the door.

## Four that we make most

**Wide-rail shaker** is the familiar one: five pieces, a flat panel, rails of two and a quarter inches. It suits old houses and new ones, and hides a warped wall better than anything else.

**Slim-rail shaker** takes the rails down to three quarters of an inch. It looks lighter and is harder to make: there is less wood to hold the corner.

**Slab** is one flat board. Everything depends on what it is made of. In oak, the grain should run on from door to door, so they are cut from one sheet and numbered. In lacquer, it shows every fingerprint unless it is matte.

**Reeded** has its grooves milled across the face. It is lovely in a low sun, and wants a soft brush once a month.

## Price and cleaning

A slab in lacquer costs least, a slim shaker in walnut most; between them lies about half the price of the fronts. Flat doors are wiped in one stroke. Every inner corner collects what floats in a kitchen, and twenty years of that is a real number of Saturdays.`,
  },
  'renovating-in-winter': {
    tags: ['Planning', 'Kitchens'],
    body: `In June everybody wants a kitchen by September. In January the same trades answer on the first ring. If your work is indoors, the cold months have more for them than against.

## What speaks for winter

- **Time.** Fewer jobs run side by side, so yours is not waiting for a tile setter who is at a cottage.
- **Dry air.** Timber that is fitted in winter is at its smallest. It swells a little by July and closes its joints; fitted in July, it opens them.
- **Daylight.** You see at once where a kitchen needs lamps.

## What has to be done about the cold

We hang a double curtain with a zip between the work and the house, and a fan in a window that keeps the air moving outward, so that dust does not come your way. The furnace gets a filter a week. Materials lie in the room for two days before anybody cuts them: stone straight from the yard sweats, and glue on cold plywood does not hold.

## A kitchen meanwhile

A counter of plywood, the old sink on legs, a hot plate and the refrigerator in the dining room: it takes a morning to set up, and makes four weeks bearable. Plan the two days without water for a weekend away.`,
  },
  'under-cabinet-lighting': {
    tags: ['Lighting', 'Kitchens'],
    body: `The best light in a kitchen is one that you never see. It falls on the board where the knife is, and the lamp itself stays out of every eye, standing or sitting.

## Where the strip goes

At the front of the cabinet, behind the rail, shining back towards the wall. Set at the back it lights the tiles and leaves your hands in their own shadow. A rail of an inch and a half hides it from whoever stands; for people at a low table opposite, two inches.

## What colour

We use 2700 kelvin beside wood and warm stone, 3000 beside white and grey. Above that, quartz turns blue and food looks tired. Ask for a colour rendering of 90 or more: at 80, a red pepper and a brown one are cousins.

## Four things that are easy now and hard later

- A switch of its own beside the door, on a dimmer.
- The driver in a cabinet that can be opened, not above the hood.
- A diffuser, so that polished stone shows a line and not a row of dots.
- A wire to the underside of the island shelf, even if nothing hangs there yet.`,
  },
  'choosing-a-vanity-size': {
    tags: ['Bathrooms', 'Vanities', 'Planning'],
    body: `Measure three things before you fall in love with a vanity: the wall, the door, and the drawer that you want to open with the door closed.

## Widths and the floor they ask for

| Width | Basins | Clear floor in front | Suits |
| --- | --- | --- | --- |
| 24″ | one | 24″ × 30″ | powder rooms |
| 30″ | one | 30″ × 30″ | small baths with a tub |
| 36″ | one | 36″ × 30″ | the first width with a drawer stack |
| 48″ | one | 48″ × 30″ | one person with room to lay things down |
| 60″ | one or two | 60″ × 30″ | two people who are polite |
| 72″ | two | 72″ × 30″ | two people at the same hour |

Leave an inch and a half between a vanity and a side wall: walls are not straight, and a filler strip can be scribed to them.

## Two basins?

Below 60 inches a second basin takes the counter that you wanted it for. At 60, each person has about a forearm of stone. If you do not wash at the same time, one basin and two drawers is the better use of the money.

## Height

Most of ours are 34½ inches to the top. With a vessel basin the rim counts, not the counter: take the vessel's height off, or you will wash with your elbows up.`,
  },
  'caring-for-quartz': {
    tags: ['Quartz', 'Maintenance'],
    body: `Quartz asks for less than any other stone. It is not porous, so nothing soaks in, and it never needs sealing. Most days a soft cloth, warm water and a drop of dish soap are all it wants.

## Day to day

Wipe spills while they are wet, coffee and turmeric first. Rinse the soap off: what looks like a dull counter is nearly always a film of cleaner. Dry it with a towel if your water is hard.

## When something sticks

- **Gum, wax, candy:** harden it with ice in a bag, then lift it with a plastic scraper.
- **Marker or ink:** rubbing alcohol on a cloth, then water.
- **Lime around the tap:** vinegar and water, half and half, for two minutes at most. Rinse well.

## What to keep away

Bleach, oven cleaner, drain cleaner, paint remover and scouring powder can mark the resin that binds the stone. So can heat: a pot straight from the burner may leave a pale ring or start a crack near the sink. Use a trivet.

## The pot that was too hot

Let it cool by itself. If a white haze stays after cleaning, stop there and call us: a polish by hand takes it out more often than not, and a scouring pad makes sure that it never will.`,
  },
};
