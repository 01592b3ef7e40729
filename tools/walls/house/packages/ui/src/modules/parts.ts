export const PARTS = ['reading']
