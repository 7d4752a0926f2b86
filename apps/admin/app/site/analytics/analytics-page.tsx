import { Button } from '@showroom/ui/button';
import { TabLink, TabLinks } from '@showroom/ui/tab-links';
import { Link } from 'react-router-dom';
import { Form } from '../../frame/form/form.tsx';
import { StatCards, type StatCard } from '../../frame/parts/stat-cards.tsx';
import { BarChart } from './bar-chart.tsx';
import { RankedTable, type Ranked } from './ranked-table.tsx';
import { toAnalyticsPath, type AnalyticsView, type RankedTableName } from './analytics-view.ts';
import { rangesByLength } from './ranges.ts';
import { countWords, formatCount } from '../../frame/words/count-words.ts';

export interface AnalyticsPageProps {
  /** The range, and the order of the tables. */
  readonly view: AnalyticsView;
  /** This month’s numbers. */
  readonly cards: readonly StatCard[];
  /** Page views in the range. */
  readonly views: number;
  /** By day (`2026-11-20`), earliest first. */
  readonly byDay: readonly Ranked[];
  /** By month (`2026-11`), earliest first. */
  readonly byMonth: Readonly<Record<keyof typeof monthly, readonly Ranked[]>>;
  /** The most viewed pages, by path. */
  readonly pages: readonly Ranked[];
  /** Referring sites, by host. */
  readonly sources: readonly Ranked[];
  /** Searches without results. */
  readonly emptySearches: readonly Ranked[];
  /** Requests in the range. */
  readonly quotes: number;
  /** Null without page views. */
  readonly quotesPerHundred: number | null;
  /** The public site’s origin, for links to pages. */
  readonly siteUrl: string;
}

const monthly = {
  views: { title: 'Views by month', counted: 'Page views' },
  quotes: { title: 'Quote requests by month', counted: 'Quote requests' },
  comments: { title: 'Comments by month', counted: 'Comments' },
  posts: { title: 'Posts by month', counted: 'Posts published' },
} as const;

// A calendar day, in no particular time zone.
const dayName = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' });
const shortDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', month: 'short', day: 'numeric' });
const monthName = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** Analytics: numbers only, no personal data. */
export function AnalyticsPage({ view, cards, views, byDay, byMonth, siteUrl, ...counted }: AnalyticsPageProps) {
  const { quotes, quotesPerHundred } = counted;
  const sorting = (table: RankedTableName) => ({
    sort: view.sorts[table],
    toSorted: (sort: AnalyticsView['sorts']['pages']) =>
      toAnalyticsPath({ ...view, sorts: { ...view.sorts, [table]: sort } }),
  });
  return (
    <>
      <h1 className="font-serif text-title">Analytics</h1>
      <p className="mt-2 max-w-prose text-ink-muted">
        Counted on your own site without cookies or tracking. Bots are excluded; your own visits are included.
      </p>
      <Form method="post" className="mt-4">
        <Button type="submit" variant="secondary">
          Refresh Analytics
        </Button>
      </Form>
      <div className="mt-6">
        <StatCards title="This month" isTitleHidden cards={cards} />
      </div>
      <TabLinks aria-label="Date range" className="mt-8">
        {rangesByLength.map((range) => (
          <TabLink
            key={range.name}
            as={Link}
            to={toAnalyticsPath({ ...view, range })}
            preventScrollReset
            aria-current={range.name === view.range.name ? 'true' : undefined}
          >
            {range.label}
          </TabLink>
        ))}
      </TabLinks>
      <div className="mt-6 grid gap-10">
        <BarChart
          title="Views by day"
          of="Day"
          counted="Page views"
          bars={byDay.map(({ name, count }) => ({ label: dayName.format(new Date(name)), count }))}
          ends={[toShortDay(byDay[0]), 'Today']}
        />
        <section aria-labelledby="quotes">
          <h2 id="quotes" className="font-serif text-subheading">
            Quote requests
          </h2>
          <p className="mt-2 max-w-prose">{describeQuotes(quotes, views, quotesPerHundred)}</p>
        </section>
        <div className="grid gap-10 lg:grid-cols-2">
          <RankedTable
            {...sorting('pages')}
            title="Top pages"
            of="Page"
            counted="Views"
            rows={counted.pages.map((row) => ({ ...row, href: siteUrl + row.name }))}
            none="No page views in this period."
          />
          <div className="grid content-start gap-10">
            <RankedTable
              {...sorting('sources')}
              title="Traffic sources"
              note="Sites that linked to yours. Direct visits (typed address, bookmark, app) aren’t listed."
              of="Site"
              counted="Views"
              rows={counted.sources}
              none="No referrals in this period."
            />
            <RankedTable
              {...sorting('searches')}
              title="Searches with no results"
              note="What visitors searched for on your site and didn’t find."
              of="Search term"
              counted="Times"
              rows={counted.emptySearches}
              none="No searches came up empty in this period."
            />
          </div>
        </div>
        <div className="grid gap-10 lg:grid-cols-2">
          {(['views', 'quotes', 'comments', 'posts'] as const).map((each) => (
            <BarChart
              key={each}
              {...monthly[each]}
              of="Month"
              bars={byMonth[each].map(({ name, count }) => ({ label: nameMonth(name), count }))}
              ends={[nameMonth(byMonth[each][0]?.name ?? ''), 'This month to date']}
            />
          ))}
        </div>
      </div>
    </>
  );
}

function toShortDay(day: Ranked | undefined): string {
  return day === undefined ? '' : shortDay.format(new Date(day.name));
}

function nameMonth(month: string): string {
  return month === '' ? '' : monthName.format(new Date(`${month}-01`));
}

/** Page views are counted, because visits aren’t told apart. */
function describeQuotes(quotes: number, views: number, perHundred: number | null): string {
  const asked = countWords(quotes, 'quote request');
  if (perHundred === null) return `${asked}. No page views in this period.`;
  return `${asked} from ${countWords(views, 'page view')}. Conversion rate: ${formatCount(perHundred)}%.`;
}
