import { createDocumentHandler } from '@showroom/app-frame/render-document';

export { handleError } from '@showroom/app-frame/render-document';

// Pages are readable and forms work before scripts run.
export default createDocumentHandler();
