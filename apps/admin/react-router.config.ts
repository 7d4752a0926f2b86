import { routerConfig } from '@showroom/app-frame/router-config';

export default routerConfig();
