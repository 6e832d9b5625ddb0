/** Address of the page on which a complex stands as a model. */
export const modelHref = (vendor: string): string => `/obekty/${vendor}/model`;
