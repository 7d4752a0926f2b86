import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** The same showroom, without a browser: its pages go to the Nu checker. */
export default defineConfig({ ...journeys, testDir: 'nu-checker', timeout: 300_000 });
