//! The Soviet code of 1956, article by article.

articles! {
    ussr_1956_app_1_to_section_14
    ussr_1956_app_1_to_section_18
    ussr_1956_app_1_to_section_24
    ussr_1956_app_1_to_section_6
    ussr_1956_section_10
    ussr_1956_section_12
    ussr_1956_section_12_and_section_13
    ussr_1956_section_13
    ussr_1956_section_14
    ussr_1956_section_15
    ussr_1956_section_16
    ussr_1956_section_17_a_b
    ussr_1956_section_17_d
    ussr_1956_section_17_e
    ussr_1956_section_17_e_note
    ussr_1956_section_17_f
    ussr_1956_section_17_g
    ussr_1956_section_18
    ussr_1956_section_24_and_section_26
    ussr_1956_section_26
    ussr_1956_section_6
    ussr_1956_section_6_d
    ussr_1956_section_6_e
    ussr_1956_section_9_note_2
    ussr_1956_section_24
}
