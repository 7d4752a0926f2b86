import { appTestConfig } from '@showroom/app-frame/vitest-config';

export default appTestConfig([], ['app/testing/within-reach.ts']);
