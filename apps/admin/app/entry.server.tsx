import { createDocumentHandler } from '@showroom/app-frame/render-document';

export { handleError } from '@showroom/app-frame/render-document';

export default createDocumentHandler();
