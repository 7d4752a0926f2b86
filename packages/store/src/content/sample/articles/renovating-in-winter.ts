import type { ArticleText } from './article-text.ts';

export const renovatingInWinter: ArticleText = {
  tags: ['Planning', 'Kitchens'],
  body: `In June, everyone wants a kitchen by September. In January the same trades answer on the first ring. If your work is indoors, winter has more going for it than against it, provided that someone thinks about air, heat and where you will boil water.

## What winter has going for it

- **Time.** Fewer jobs run side by side, so yours is not waiting for a tile setter who is at a cottage. A kitchen that takes seven weeks in July takes five in February, and no one works faster.
- **Choice.** Shops are planning spring. You get the date you ask for, and the slab that you liked is still standing in the yard.
- **Daylight, or the lack of it.** You see right away where a kitchen needs lamps. In June no one believes us.
- **Dry air**, once you understand it, which takes a little longer to explain.

![A fire in a grey stone chimney breast, with painted cupboards and shelves of books on both sides](master:works/red-lake-hearth-wall/after "A hearth wall in Red Lake, fitted in the cold and finished in December")

## What dry air does to wood

The average day in January is [near minus fifteen here](https://www.cbc.ca/news/canada/thunder-bay/thunder-bay-mild-january-1.5450295). Air that cold holds next to no water, and warmed to twenty degrees it is as dry as a desert. What wood does then can be looked up. It settles at a moisture of its own for every humidity of the air, give or take:

| Relative humidity indoors | Wood settles at | When that is |
| --- | --- | --- |
| 30 % | about 6 % | heated house, deep winter |
| 50 % | about 9 % | spring and fall |
| 65 % | about 12 % | a wet August with the windows open |
| 80 % | about 16 % | an unheated garage in the rain |

Those are [the figures the trade works with](https://www.woodworkingnetwork.com/magazine/fdmc-magazine/rh-equivalent); the same source reckons that four points of moisture move many woods by one percent across the grain. A floor of oak boards ten feet wide would, left alone, gain more than an inch between February and August.

So wood that is fitted in winter is at its smallest. It swells a little by July and closes its joints; fitted in July, it opens them at Christmas. A painted door that was closed up tight in summer shows a line of bare wood around its panel in winter. We would rather fit at the dry end and leave the gap that summer needs, as [Shaker or slab](/blog/shaker-or-slab-doors) explains for doors.

## How humid the house should be during the work

Not as humid as you may have been told. Health Canada's advice is [thirty to thirty-five percent in winter](https://fenetresconcerto.ca/ressources/en/tips-and-tricks/why-do-thermos-windows-fog-up), and in a cold snap even that is too much for the windows. A [table that builders use](https://www.dougtarryhomes.com/articles/controlling-winter-humidity-a-quick-reference-chart/) gives the most that double glazing can take before it runs wet:

| Outside | At most indoors, at 20 °C |
| --- | --- |
| 0 to −12 °C | 40 % |
| −12 to −18 °C | 35 % |
| −18 to −24 °C | 25 % |
| −24 to −30 °C | 20 % |
| below −30 °C | 15 % |

Plaster, tile adhesive and paint all give off water as they dry: a freshly taped room can put litres into the air. We run the bath fan and the heat recovery unit while that goes on, and hang a gauge on the wall that anyone can read. If the windows weep, we open one for ten minutes. It feels wrong at minus twenty and is right.

## What has to be done about the cold

We hang a double curtain with a zip between the work and the house, and a fan in a window that keeps the air moving outward, so that dust does not come your way. The furnace gets a new filter each week, and its return in the work room is closed and taped.

Materials sit in the room for two days before anyone cuts them; flooring for longer, in opened boxes, until a meter says that it agrees with the subfloor. Stone straight from the yard sweats in a warm kitchen, and silicone does not hold on a wet edge. Glue on cold plywood does not hold at all. Adhesives want ten degrees or more on the surface, not only in the air, which matters on an outside wall.

Two things do wait for spring, or cost more: anything that opens the roof or an outside wall for longer than a day, and concrete that is poured outdoors. A new window is a day's work, and we do those in a thaw.

## A kitchen in the meantime

A counter of plywood, the old sink on legs, a hot plate and the refrigerator in the dining room: it takes a morning to set up, and makes four weeks bearable. What people tell us afterwards that they were glad of:

1. A tap with hot water that is not in the bathroom. The laundry will do.
2. One box, marked, with the eight things that you use every day.
3. A shelf outside as a second freezer, from December to March, with a lid that the ravens cannot lift.
4. The two days without water planned for a weekend away. We tell you which, three weeks ahead.

## When to begin

Ask in the fall. Drawing takes three weeks and making takes eight to ten, so a kitchen that is [asked for](/custom-millwork-form) in October goes in when the snow is deepest and is finished before anyone wants to be outdoors again. Our [works](/our-works?category=kitchen) say how long each took on site, no matter the month.`,
};
