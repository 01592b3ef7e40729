/** The styles for form fields beyond text and password: CloseButton, the chevron of NativeSelect, Checkbox. */
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
