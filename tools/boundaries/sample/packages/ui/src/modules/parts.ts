export const MODULE_PARTS = ['reading']
