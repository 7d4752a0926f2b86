import type { ArticleText } from './article-text.ts';

export const planningASmallBathroom: ArticleText = {
  tags: ['Bathrooms', 'Planning'],
  body: `Five feet by eight is the bathroom of half the houses in town: tub across the end, toilet in the middle, basin behind the door. It can be a good room. Most of what goes wrong with it can be seen on paper, before anyone has bought a thing.

## Draw it, then walk it

Cut tub, toilet and vanity out of cardboard at an inch to the foot and move them about. Then do what you do in the morning, with a finger: come in, close the door, step aside, dry yourself. If the finger has to climb over something, so will you.

After that, tape the best of the plans on the floor of a larger room, at full size, and live with it for an evening. Two people who meet in it will find out what no drawing says.

![A powder room with dark green walls and a hung vanity of reeded oak under a black stone top](master:works/terrace-bay-powder-room/after "Thirty-two square feet in Terrace Bay: what hangs on the wall leaves the floor to walk on")

## The figures

| What | Least | Comfortable |
| --- | --- | --- |
| Clear floor in front of toilet, basin and tub | 21″ | 30″ |
| From the middle of the toilet to a wall or vanity | 15″ | 18″ |
| In front of a shower door | 24″ | 30″ |
| Inside of a shower | 30″ × 30″ | 36″ × 36″, or 34″ × 60″ where the tub was |
| Door | 28″ | 32″ |
| Counter beside the basin, on one side | 6″ | 12″ |

The comfortable ones are those of the [National Kitchen and Bath Association](https://www.supplyht.com/articles/92491-nkba-placement-of-bath-fixtures); the least are the American model code's (International Residential Code), as makers' catalogues print them. What counts for your permit is the Ontario Building Code and the inspector who reads it here. We draw to the right-hand column and give way where the room makes us.

## What we look for

- **The door.** It should swing against a wall and clear the vanity. If it cannot, let it open outward, or slide: a pocket door gives back nine square feet, which is a quarter of the room.
- **The basin.** A vanity of 18 inches deep instead of 21 leaves room for a knee and loses half a drawer. [Choosing a vanity size](/blog/choosing-a-vanity-size) has the widths.
- **Storage above eye level.** A cabinet let into the wall between the studs takes no room at all. Not in an outside wall, though: that space belongs to the insulation.
- **One large tile.** Fewer joints make the floor look wider, and there is less to scrub. In the shower floor the tile must be small, for it has to follow the fall.
- **A mirror to the side walls.** It costs less than any other way of making a room twice as wide. Some of ours are [lit at their edge](/products/mirrors/radiance-collection), which saves a sconce on each side.

## Leave the drain where it is

Moving a toilet by two feet means opening the floor, cutting joists or furring the ceiling below, and finding a fall of a quarter inch to the foot for the new pipe. Those are the most expensive two feet of the job. A basin moves more easily, its drain being smaller; a tub that becomes a shower can keep its drain within a foot.

There is a reason in our winters, too. Supply pipes in an outside wall freeze. Where the old plumber has run them through the middle of the house, keep to his line; where he has not, this is the moment to move them inside the insulation, and worth every inch of floor it takes.

## Tub or shower

If there is another tub in the house, take this one out. The space of sixty inches by thirty-four makes a shower that two people could use, and one without a step can still be used at eighty. In the [walk-in shower in Nipigon](/our-works/nipigon-walk-in-shower) the floor was lowered between the joists to do it.

![A narrow bathroom with a step-free shower in green tile behind one pane of glass, a pale vanity on legs at the right](master:works/nipigon-walk-in-shower/after "One fixed pane instead of a door: nothing swings, and the heat stays in")

If it is the only tub, keep it. Children, dogs and buyers ask for one.

## Air and heat

A small bathroom is wet out of proportion. In deep winter a heated house is at thirty percent humidity or below, and one shower takes this room to ninety. That water goes into the paint, the vanity and, if it finds a way, into the cold attic above, where it turns to frost and comes back in March as a stain on the ceiling.

1. A fan that is rated for the room and quiet enough to be left on, with a timer of twenty minutes or a humidity switch.
2. A duct that is insulated all the way through the attic, and short.
3. A gap of three quarters of an inch under the door, or the fan has nothing to draw.
4. A warm floor, if you can. It uses little in a room this size, and dries what drips before anyone slips.

## In which order to decide

Door, drain, tub or shower: those three make the plan. Then the vanity, then light and air, then tile. Most people begin with the tile, because it is what can be carried home. Bring it along by all means; we will put it on the [counter next to the stone](/quartz-countertops) and then ask about the door.`,
};
