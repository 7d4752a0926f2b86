import type { ArticleText } from './article-text.ts';

export const choosingAVanitySize: ArticleText = {
  tags: ['Bathrooms', 'Vanities', 'Planning'],
  body: `Measure three things before you fall in love with a vanity: the wall, the door, and the drawer you want to open with the door closed. Most vanities that come back to a shop were the right colour and the wrong width.

## Vanity widths, and who they suit

| Width | Sinks | Drawers that fit beside the pipes | Suits |
| --- | --- | --- | --- |
| 24″ | one | one narrow drawer, or a shelf | powder rooms |
| 30″ | one | one short stack | small bathrooms with a tub |
| 36″ | one | a full stack of three | the first width that holds a hair dryer and towels |
| 48″ | one | two stacks | one person who wants counter space |
| 60″ | one or two | two, or three with one sink | two people who don’t mind sharing |
| 72″ | two | three | two people at the same time |

Leave thirty inches clear in front of any of them. That is what the [National Kitchen and Bath Association recommends](https://www.supplyht.com/articles/92491-nkba-placement-of-bath-fixtures), and it isn't a luxury: a person bending over to wash their face takes up about twenty inches. The minimum in the same guidelines is 21 inches. We have stood in rooms built to that, sideways.

Leave an inch and a half between a vanity and a side wall. Walls aren't straight, least of all in a 1940s house that has settled on clay, and a filler strip can be scribed to follow them. Leave more, four inches, where the wall has a window casing or a towel bar on it.

![A walnut vanity with four drawers under a round mirror, a lamp on either side](master:scenes/home-bathroom "Hung clear of the floor: the tile continues underneath, and the room looks wider than it is")

## Measure in this order

1. **The wall**, at the floor, at counter height and at eye level. Use the smallest of the three.
2. **The door swing.** Tape the vanity's outline on the floor, with its drawers pulled out, and open the door.
3. **The pipes.** Where the drain comes out of the wall decides which drawers can be full size. Within six inches of the centre of the sink is best; a drain that comes up through the floor costs you the bottom drawer.
4. **The toilet.** Fifteen inches from its centre to the side of the vanity is the minimum; eighteen is comfortable.
5. **The way in.** A 72-inch vanity in one piece won't make the turn at the top of a narrow staircase. Where it has to, ours come in two pieces.

## How deep

Like most vanities, ours are 21½ inches from the wall to the front edge, and that is the first number to question. In a bathroom five feet wide, an 18-inch vanity gives your knees the three and a half inches that the drawers lose. It also means a smaller sink: choose one that is wide rather than deep, or a [vessel sink](/products/sinks/vessel), which sits on the counter and needs only a drain hole.

## Two sinks?

Below 60 inches, a second sink uses up the counter space you wanted. At 60, each person gets about a forearm's length of counter. If the two of you don't wash at the same time, one sink and two stacks of drawers is a better use of the money: a second sink means a second faucet, a second drain and a second trap, all of it where a drawer could be.

At 72 inches two sinks work well, and they look best about 36 inches apart, centre to centre. Use one mirror each, or one across both: we show both kinds among the [mirrors for double vanities](/products/mirrors/double-vanity).

## How high

Most of ours are 34½ inches to the top of the stone, which suits people from five foot four to six feet. Older vanities were 31 inches, made for children who have long since left home. With a vessel sink, it is the rim that counts, not the counter: subtract the height of the vessel, or you will be washing with your elbows up.

A wall-hung vanity can be set at any height, and you can change your mind once, before the tile goes on. It needs blocking between the studs. Tell us while the wall is open: that is the cheapest time in the whole renovation to add it.

## What winter does to it

A bathroom here goes from dry to dripping twice a day. In January, the air in a heated house may be at twenty-five or thirty percent humidity, and at ninety for half an hour after a shower. Wood moves with it: as a rule of thumb, [a change of twenty percent in humidity moves many woods by one percent across the grain](https://www.woodworkingnetwork.com/magazine/fdmc-magazine/rh-equivalent). On a solid door 18 inches wide, that would be three sixteenths of an inch, more than the gap around it.

That is why our vanity doors are either framed, with a floating panel, or veneered over a core that stays flat, and why our boxes are plywood. It is also why a fan that runs for twenty minutes after you leave does more for a vanity than any finish. When you wipe the mirror, wipe the bottom edge of the doors too: water hangs there, and finishes fail from the edges in.

## Before you come in

Bring the three widths, a photo taken with the door open, and the heights of the tallest and shortest people who will use it. You can filter [our vanities](/products/vanities) by width and number of sinks, and we have most widths on the showroom floor, so you can bend over one the way you do at seven in the morning.`,
};
