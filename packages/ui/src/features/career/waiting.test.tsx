import { createFakeCareer, loadingQuery, settledQuery } from '@caderno/domain/testing'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServices } from '../../../test/fake-services.ts'
import { openScreen } from '../../../test/open-screen.tsx'
import type { Services } from '../../hooks/services.tsx'
import CareerScreen from './CareerScreen.tsx'

const open = (session: Services['session']) =>
  act(async () => {
    openScreen(CareerScreen, fakeServices({ session, career: createFakeCareer() }), '/carreira')
  })
const title = () => screen.queryByRole('heading', { level: 1, name: 'Carreira' })

test('nothing is drawn before it is known whose page it is: a guest’s head is a line longer (B25)', async () => {
  await open(loadingQuery())
  expect(title()).toBeNull()
})

test('a guest is told from the first how to keep the work in an account (B25)', async () => {
  await open(settledQuery(null))
  expect(title()).toBeVisible()
  expect(screen.getByRole('link', { name: /^Faça login para salvar/ })).toBeVisible()
})
