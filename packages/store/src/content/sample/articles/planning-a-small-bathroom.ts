import type { ArticleText } from './article-text.ts';

export const planningASmallBathroom: ArticleText = {
  tags: ['Bathrooms', 'Planning'],
  body: `Half the houses in town have a five-by-eight bathroom: tub across the end, toilet in the middle, sink behind the door. It can be a good room. You can catch most of the mistakes on paper, before anyone has bought a thing.

## Draw it, then walk it

Cut the tub, toilet and vanity out of cardboard at an inch to the foot and move them around. Then walk a finger through your morning: come in, close the door, step aside, dry off. If your finger has to climb over something, so will you.

After that, tape the best plan out full size on the floor of a larger room, and live with it for an evening. Two people meeting in it will find problems that no drawing shows.

![A powder room with dark green walls and a hung vanity of reeded oak under a black stone top](master:works/terrace-bay-powder-room/after "Thirty-two square feet in Terrace Bay: hanging the vanity on the wall leaves more floor to walk on")

## The numbers

| What | Minimum | Comfortable |
| --- | --- | --- |
| Clear floor in front of the toilet, sink and tub | 21″ | 30″ |
| Centre of the toilet to a wall or vanity | 15″ | 18″ |
| In front of a shower door | 24″ | 30″ |
| Inside a shower | 30″ × 30″ | 36″ × 36″, or 34″ × 60″ where the tub was |
| Door | 28″ | 32″ |
| Counter beside the sink, on one side | 6″ | 12″ |

Both columns are in the planning guidelines of the [National Kitchen and Bath Association](https://www.supplyht.com/articles/92491-nkba-placement-of-bath-fixtures): what it recommends, and the code minimums it quotes. For your permit, what counts is the Ontario Building Code and the local inspector who applies it. We draw to the right-hand column and give way where the room makes us.

## What we look for

- **The door.** It should swing against a wall and clear the vanity. If it can't, have it open outward or slide: a pocket door gives back nine square feet, almost a quarter of the room.
- **The sink.** A vanity 18 inches deep instead of 21 leaves room for your knees and costs half a drawer. [Choosing a vanity size](/blog/choosing-a-vanity-size) has the widths.
- **Storage above eye level.** A cabinet recessed between the studs takes up no room at all. Don't put one in an outside wall, though: that space belongs to the insulation.
- **Large tile.** Fewer grout lines make the floor look wider, and there is less to scrub. On the shower floor the tile has to be small, so it can follow the slope.
- **A mirror from wall to wall.** It is the least expensive way to make a room look twice as wide. Some of ours have [a lighted edge](/products/mirrors/radiance-collection), which saves a sconce on each side.

## Leave the drain where it is

Moving a toilet two feet means opening the floor, cutting joists or furring down the ceiling below, and finding a slope of a quarter inch per foot for the new pipe. Those are the most expensive two feet of the job. A sink is easier to move, since its drain is smaller; a tub that becomes a shower can keep its drain to within a foot.

Our winters are a reason too. Supply pipes in an outside wall freeze. If the pipes already run up the middle of the house, keep them there; if they don't, this is the time to move them to the warm side of the insulation, and it is worth every inch of floor it takes.

## Tub or shower

If there is another tub in the house, take this one out. A space sixty inches by thirty-four makes a shower big enough for two, and without a step you can still use it at eighty. For the [walk-in shower in Nipigon](/our-works/nipigon-walk-in-shower), the floor was lowered between the joists.

![A narrow bathroom with a step-free shower in green tile behind one pane of glass, a pale vanity on legs at the right](master:works/nipigon-walk-in-shower/after "One fixed pane instead of a door: nothing swings, and the heat stays in")

If it is the only tub, keep it. Children, dogs and home buyers all want one.

## Air and heat

Small bathrooms get wetter than large ones. In deep winter a heated house is at thirty percent humidity or less, and one shower takes this room to ninety. That moisture goes into the paint, the vanity and, if it finds a way, the cold attic above, where it turns to frost and comes back in March as a stain on the ceiling. Plan for:

1. A fan rated for the size of the room and quiet enough to leave on, with a twenty-minute timer or a humidity switch.
2. A short duct, insulated all the way through the attic.
3. A gap of three quarters of an inch under the door, or the fan has no air to draw.
4. A heated floor, if you can. It uses little power in a room this size, and it dries drips before anyone slips.

## Decide in this order

Door, drain, then tub or shower: those three make the plan. Then the vanity, then lighting and ventilation, then tile. Most people begin with the tile, because it is the part they can carry home. By all means bring it along; we will put it on the [counter next to the quartz samples](/quartz-countertops), and then we will ask about the door.`,
};
