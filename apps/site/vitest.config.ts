import { appTestConfig } from '@showroom/app-frame/vitest-config';
import { startScript } from './server/start-script-plugin.ts';

export default appTestConfig([startScript()]);
