import type { ArticleText } from './article-text.ts';

export const renovatingInWinter: ArticleText = {
  tags: ['Planning', 'Kitchens'],
  body: `In June, everyone wants a kitchen by September. In January, the same trades pick up on the first ring. If your work is indoors, winter has more going for it than against it, as long as someone thinks about air, heat and where you will boil water.

## What winter has going for it

- **Time.** Fewer jobs run at once, so yours isn't waiting for a tile setter who is at camp. A kitchen that takes seven weeks in July takes five in February, without anyone working faster.
- **Choice.** Shops are still planning for spring. You get the date you ask for, and the slab you liked is still in the yard.
- **Daylight, or the lack of it.** You see right away where a kitchen needs lights. In June, no one believes us.
- **Dry air**, once you understand it, which takes a little longer to explain.

![A fire in a grey stone chimney breast, with painted cabinets and shelves of books on both sides](master:works/red-lake-hearth-wall/after "A hearth wall in Red Lake, installed in the cold and finished in December")

## What dry air does to wood

The average January day is [around minus fifteen here](https://www.cbc.ca/news/canada/thunder-bay/thunder-bay-mild-january-1.5450295). Air that cold holds almost no moisture, and once it is warmed to twenty degrees it is as dry as a desert. How wood responds is well known. At each level of humidity it settles at a moisture content of its own, give or take:

| Relative humidity indoors | Wood settles at | When that is |
| --- | --- | --- |
| 30 % | about 6 % | heated house, deep winter |
| 50 % | about 9 % | spring and fall |
| 65 % | about 12 % | a wet August with the windows open |
| 80 % | about 16 % | an unheated garage in the rain |

Those are [the figures the trade works with](https://www.woodworkingnetwork.com/magazine/fdmc-magazine/rh-equivalent). By the same source, four points of moisture content move many woods by one percent across the grain. Left free to move, an oak floor ten feet wide would gain more than an inch between February and August.

So wood installed in winter is at its smallest. By July it swells a little and closes its joints; wood installed in July opens up at Christmas. A painted door put together tight in summer shows a line of bare wood around its panel in winter. We would rather install at the dry end and leave the gap that summer needs. [Shaker or slab](/blog/shaker-or-slab-doors) explains this for doors.

## How humid the house should be during the work

Not as humid as you may have been told. Health Canada recommends [thirty to thirty-five percent in winter](https://fenetresconcerto.ca/ressources/en/tips-and-tricks/why-do-thermos-windows-fog-up), and in a cold snap even that is too much for the windows. A [table that builders use](https://www.dougtarryhomes.com/articles/controlling-winter-humidity-a-quick-reference-chart/) gives the most that double-pane windows can take before water runs down them:

| Outside | At most indoors, at 20 °C |
| --- | --- |
| 0 to −12 °C | 40 % |
| −12 to −18 °C | 35 % |
| −18 to −24 °C | 25 % |
| −24 to −30 °C | 20 % |
| below −30 °C | 15 % |

Drywall compound, tile adhesive and paint all give off water as they dry: a freshly taped room can put litres into the air. While that is going on we run the bath fan and the HRV, and we hang a humidity gauge on the wall where everyone can read it. If the windows sweat, we open one for ten minutes. It feels wrong at minus twenty, but it works.

## What we do about the cold

We hang a double plastic curtain with a zipper between the work area and the house, and put a fan in a window that blows outward so the dust doesn't come your way. The furnace gets a new filter every week, and the return in the work area is covered and taped.

Materials sit in the room for two days before anyone cuts them. Flooring sits longer, in opened boxes, until a moisture meter reads the same as the subfloor. Stone straight from the yard sweats in a warm kitchen, and silicone won't stick to a wet edge. Glue won't hold on cold plywood at all. Adhesives need ten degrees or more at the surface, not just in the air, which matters on an outside wall.

Two things have to wait for spring, or cost more: anything that opens the roof or an outside wall for more than a day, and concrete poured outdoors. A new window is a day's work, and we do those during a thaw.

## A temporary kitchen

A plywood counter, the old sink on legs, a hot plate, and the fridge in the dining room: it takes a morning to set up and makes four weeks bearable. What people tell us afterwards they were glad to have:

1. Hot water somewhere other than the bathroom. The laundry tub will do.
2. One box, labelled, with the eight things you use every day.
3. A shelf outside as a second freezer, from December to March, with a lid the ravens can't lift.
4. The two days without water planned for a weekend away. We tell you which ones three weeks ahead.

## When to begin

Ask in the fall. Drawings take three weeks and the shop takes eight to ten, so a kitchen you [ask us about](/custom-millwork-form) in October goes in when the snow is deepest and is finished before anyone wants to be outdoors again. Each of [our kitchen projects](/our-works?category=kitchen) says how long it took on site, whatever the month.`,
};
