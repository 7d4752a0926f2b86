import type { ScriptBudget } from '@showroom/app-frame/script-budget';

/** Pages with a form need more. With the headers of a dozen files, all stay below 120 KiB. */
export const scriptBudget: ScriptBudget = {
  usualBytes: 112_400,
  bytesOf: {
    'catalogue/quartz/ask.route': 116_450,
    'in-stock/reserve.route': 115_900,
    'pages/contact/route': 117_700,
    'pages/millwork/custom-quote.route': 117_200,
    'pages/millwork/millwork.route': 115_800,
  },
};
