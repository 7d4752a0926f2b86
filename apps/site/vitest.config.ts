import { appTestConfig } from '@showroom/app-frame/vitest-config';
import { earlyInput } from './server/early-input-plugin.ts';

export default appTestConfig([earlyInput()]);
