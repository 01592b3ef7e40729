import type { Title } from '@caderno/domain/kernel'
import localforage from 'localforage'

export const createLocalTitles = () => ({ get: (key: string) => localforage.getItem<Title>(key) })
