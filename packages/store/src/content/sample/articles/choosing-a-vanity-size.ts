import type { ArticleText } from './article-text.ts';

export const choosingAVanitySize: ArticleText = {
  tags: ['Bathrooms', 'Vanities', 'Planning'],
  body: `Measure three things before you fall in love with a vanity: the wall, the door, and the drawer that you want to open with the door closed. Most vanities that come back to a shop were the right colour and the wrong width.

## Widths and the floor they ask for

| Width | Basins | Drawers that fit beside the pipes | Suits |
| --- | --- | --- | --- |
| 24″ | one | one narrow, or a shelf | powder rooms |
| 30″ | one | one short stack | small baths with a tub |
| 36″ | one | a full stack of three | the first width that holds a hair dryer and towels |
| 48″ | one | two stacks | one person with room to lay things down |
| 60″ | one or two | two, or three with one basin | two people who don’t mind sharing |
| 72″ | two | three | two people at the same hour |

In front of any of them leave thirty inches clear. That is what the [National Kitchen and Bath Association recommends](https://www.supplyht.com/articles/92491-nkba-placement-of-bath-fixtures), and it is no luxury: a person bending to wash their face takes up about twenty inches. The American model code lets 21 inches pass. We have stood in rooms that were built to that, sideways.

Leave an inch and a half between a vanity and a side wall. Walls are not straight, least of all in a house from the forties that has settled on clay, and a filler strip can be scribed to follow them. Leave more, four inches, where the wall has a window casing or a towel bar on it.

![A walnut vanity with four drawers under a round mirror, a lamp on either side](master:scenes/home-bathroom "Hung clear of the floor: the tile runs on underneath, and the room looks wider than it is")

## Measure in this order

1. **The wall**, at the floor, at counter height and at eye level. Take the smallest of the three.
2. **The door swing.** Tape the vanity's outline on the floor, with its drawers pulled out, and open the door.
3. **The pipes.** Where the drain comes out of the wall decides which drawers can be whole. Within six inches of the middle of the basin is best; a drain that comes up through the floor costs you the bottom drawer.
4. **The toilet.** Fifteen inches from its middle to the side of the vanity is the least, eighteen is comfortable.
5. **The way in.** A 72-inch vanity in one piece does not turn at the top of a narrow stair. Ours come in two where they must.

## How deep

Ours are 21½ inches from wall to front edge, as most are, and that is the number that is worth questioning first. In a bathroom five feet wide, a vanity of 18 inches gives the knee the three inches and a half that the drawer loses. What a shallow vanity costs is the basin: choose one that is wide rather than deep, or a [vessel](/products/sinks/vessel), which stands on the counter and needs only a hole.

## Two basins?

Below 60 inches a second basin takes the counter that you wanted it for. At 60, each person has about a forearm of stone. If the two of you do not wash at the same time, one basin and two stacks of drawers is the better use of the money: a second basin brings a second tap, a second drain and a trap, and all of that stands where a drawer could be.

At 72 inches two basins work, and they look best some 36 inches apart, middle to middle. A mirror each, or one across: we show both among the [mirrors for double vanities](/products/mirrors/double-vanity).

## How high

Most of ours are 34½ inches to the top of the stone, which suits people from five foot four to six feet. Older vanities were 31 inches, made for children that have long left. With a vessel basin the rim counts and not the counter: take the vessel's height off, or you will wash with your elbows up.

A vanity that hangs on the wall can be set at any height, and can be moved once if you change your mind before the tile goes on. It needs blocking between the studs. Tell us while the wall is open, for that is the cheapest hour of the whole renovation to do it.

## What winter does to it

A bathroom here goes from dry to dripping twice a day. In January the air of a heated house may hold twenty-five or thirty percent humidity, and for half an hour after a shower ninety. Wood follows: as a rule of thumb, [a change of twenty percent in the air moves many woods by one percent across the grain](https://www.woodworkingnetwork.com/magazine/fdmc-magazine/rh-equivalent). Over a solid door of 18 inches that would be three sixteenths, more than the gap it hangs in.

That is why our vanity doors are framed with a floating panel or veneered on a core that stays flat, and why cases are plywood. It is also why a fan that runs for twenty minutes after you leave is worth more to a vanity than any finish. Wipe the bottom edge of the doors when you wipe the mirror: water hangs there, and finishes fail from edges inward.

## Before you come in

Bring the three widths, a photo with the door open, and the heights of the tallest and the shortest person who will use it. The [vanities we carry](/products/vanities) can be narrowed down by width and number of basins, and we have most widths on the showroom floor, so you can bend over one as you do at seven in the morning.`,
};
