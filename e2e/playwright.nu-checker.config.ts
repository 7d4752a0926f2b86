import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** The same showroom without a browser: its pages are sent to the Nu HTML Checker. */
export default defineConfig({ ...journeys, testDir: 'nu-checker', timeout: 300_000 });
