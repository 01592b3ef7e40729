import { ProfileView } from './ProfileView.tsx'
import { useProfile } from './use-profile.ts'

export default function ProfileDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return <ProfileView opened={opened} onClose={onClose} {...useProfile(opened, onClose)} />
}
